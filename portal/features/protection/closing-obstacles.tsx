import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSite } from '../../brand/use-site.ts'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { ClosingObstaclesQuery } from './protection.generated.ts'

type Obstacles = ClosingObstaclesQuery['closingObstacles']

/** What stands in the way of closing, each with the page where it comes to its end; what only the house can end has none. */
export function listObstacles({ openBets, withdrawalId, depositId, ...rest }: Obstacles) {
  const withdraw = paths.member('withdraw')
  const all = [
    { kind: 'bets', page: paths.member('personalHistoryCopy'), isThere: openBets },
    { kind: 'withdrawal', page: `${withdraw}?withdrawal=${withdrawalId}`, isThere: withdrawalId !== null },
    { kind: 'deposit', page: `${paths.member('depositv2')}?deposit=${depositId}`, isThere: depositId !== null },
    { kind: 'vendorWallets', page: paths.member('transferFund'), isThere: rest.vendorWallets },
    { kind: 'bonus', page: paths.member('bonusDetails'), isThere: rest.bonus },
    { kind: 'checks', page: undefined, isThere: rest.checks },
    { kind: 'balance', page: withdraw, isThere: !isZeroAmount(rest.balance) },
  ] as const
  return all.filter(({ isThere }) => isThere)
}

/** Everything that must come to its end first, at once and before anything is typed. */
export function ClosingObstacles({ obstacles }: { obstacles: Obstacles }) {
  const { t } = useTranslation('protection')
  const formats = useFormats()
  const { currencySymbol } = useSite().site
  const balance = formats.money(obstacles.balance, { symbol: currencySymbol })
  return (
    <>
      <p className="mb-4 text-muted">{t('closing.first')}</p>
      <ul aria-label={t('closing.first')} className="flex flex-col gap-3">
        {listObstacles(obstacles).map((obstacle) => (
          <li
            key={obstacle.kind}
            className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft p-3 text-sm text-ink"
          >
            <CircleAlert size={18} aria-hidden className="shrink-0 text-warning" />
            <span className="min-w-40 flex-1">{t(`closing.obstacles.${obstacle.kind}`, { balance })}</span>
            {obstacle.page && (
              <Link to={obstacle.page} className={buttonClass('secondary', 'small')}>
                {t(`closing.pages.${obstacle.kind}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
