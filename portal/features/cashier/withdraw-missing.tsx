import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMoney } from '../../brand/use-money.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { Terms } from './withdraw-terms.tsx'

type Thing = Terms['missing'][number]

/** What the steps of a withdrawal do not ask for themselves. */
export type Blocker = Exclude<Thing, 'PAYMENT_PASSWORD' | 'PAYOUT_ACCOUNT'>
export const isBlocker = (thing: Thing): thing is Blocker => thing !== 'PAYMENT_PASSWORD' && thing !== 'PAYOUT_ACCOUNT'

/** What else stands between the member and a withdrawal, each thing with what to do about it. */
export function WithdrawMissing({ things, terms }: { things: readonly Blocker[]; terms: Terms }) {
  const { t } = useTranslation('withdrawals')
  const money = useMoney()
  const values = {
    missing: money(terms.turnoverMissing),
    minimum: money(terms.minimum),
  }
  return (
    <ul className="flex flex-col gap-3">
      {things.map((thing) => (
        <li key={thing} className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft p-3 text-sm text-ink">
          <CircleAlert size={18} aria-hidden className="shrink-0 text-warning" />
          <span className="min-w-40 flex-1">{t(`missing.${thing}`, values)}</span>
          {thing === 'IDENTITY' && (
            <Link to={paths.member('protection')} className={buttonClass('secondary', 'small')}>
              {t('verifyIdentity')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
