import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { classNames } from '../../lib/class-names.ts'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Badge } from '../../ui/badge.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import type { VipQuery } from './vip.generated.ts'

type Vip = VipQuery['vip']
type Level = Vip['levels'][number]

const amounts = [
  'deposits',
  'validBet',
  'keepValidBet',
  'upgradeBonus',
  'monthlyBonus',
  'birthdayBonus',
] as const satisfies readonly (keyof Level)[]
type Line = (typeof amounts)[number] | 'rebateRise'

/** What all levels demand and give: a table, and on a phone a card for each. */
export function LevelTable({ vip: { levels, rank } }: { vip: Vip }) {
  const { t } = useTranslation('vip')
  const id = useId()
  const textOf = useLevelText()
  // A brand whose levels raise no rebate says nothing of it.
  const raises = levels.some(({ rebateRise }) => rebateRise > 0)
  const lines: readonly Line[] = raises ? [...amounts, 'rebateRise'] : amounts
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="font-semibold">
        {t('compare')}
      </h3>
      <ul className="flex flex-col gap-3 md:hidden">
        {levels.map((level) => (
          <li
            key={level.rank}
            className={classNames(
              'rounded-md border bg-surface-1 p-4',
              level.rank === rank ? 'border-accent' : 'border-line',
            )}
          >
            <p className="mb-2 flex items-center justify-between gap-2 font-semibold">
              {level.name}
              {level.rank === rank && <Badge tone="info">{t('yours')}</Badge>}
            </p>
            <dl className="text-sm">
              {lines.map((line) => (
                <div key={line} className="flex justify-between gap-4 py-1">
                  <dt className="text-muted">{t(line)}</dt>
                  <dd className="text-end tabular">{textOf(level, line)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <ScrollBox label={t('compare')} className="hidden rounded-md border border-line bg-surface-1 md:block">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="p-3 text-start font-semibold">
                {t('level')}
              </th>
              {lines.map((line) => (
                <th key={line} scope="col" className="px-1.5 py-3 text-end font-normal text-muted">
                  {t(line)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {levels.map((level) => (
              <tr key={level.rank} className={classNames(level.rank === rank && 'bg-surface-2 font-semibold')}>
                <th
                  scope="row"
                  className={classNames(
                    'p-3 text-start font-semibold whitespace-nowrap',
                    level.rank === rank && 'text-accent',
                  )}
                >
                  {level.name}
                  {level.rank === rank && <span className="sr-only"> ({t('yours')})</span>}
                </th>
                {lines.map((line) => (
                  <td key={line} className="px-1.5 py-3 text-end whitespace-nowrap tabular">
                    {textOf(level, line)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}

/** Writes what a level demands or gives, or that it does not. */
function useLevelText() {
  const { t } = useTranslation('vip')
  const formats = useFormats()
  const { currencySymbol: symbol } = useSite().site
  return (level: Level, line: Line): string => {
    if (line === 'rebateRise')
      return level.rebateRise === 0 ? t('none') : `+${formats.percent(level.rebateRise / 10_000)}`
    return isZeroAmount(level[line]) ? t('none') : formats.money(level[line], { symbol })
  }
}
