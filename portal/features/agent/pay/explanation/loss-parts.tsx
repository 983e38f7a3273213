import { useTranslation } from 'react-i18next'
import { sumOf, toAmount, toUnits } from '../../../../kits/contracts/units.ts'
import { MoneyText } from '../../../../ui/money-text.tsx'
import type { Explained } from './explained.ts'

/** What of a team's loss the house gave away again. */
const GIVEN = ['payout', 'bonuses', 'rebates', 'commissions'] as const

/** What the loss that an earning is made by consists of, where it is made by one, line by line down to its sum. */
export function LossParts({ earning: { kind, tiers, lossParts, measures } }: { earning: Explained }) {
  const { t } = useTranslation('pay')
  const isByLoss = kind === 'DIVIDEND' || tiers.some(({ loss }) => toUnits(loss) > 0n)
  if (!isByLoss) return null
  const given = GIVEN.filter((part) => part === 'payout' || toUnits(lossParts[part]) !== 0n).map((part) => ({
    part,
    amount: toAmount(-toUnits(lossParts[part])),
  }))
  const sum = sumOf([lossParts.stake, ...given.map(({ amount }) => amount)])
  return (
    <section aria-label={t('lossParts')} className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('lossParts')}</h3>
      <ul className="divide-y divide-line rounded-md border border-line text-sm">
        {[{ part: 'stake' as const, amount: lossParts.stake }, ...given].map(({ part, amount }) => (
          <li key={part} className="flex items-baseline justify-between gap-4 px-3 py-2">
            <span className="text-muted">{t(`lossPart.${part}`)}</span>
            <MoneyText amount={amount} />
          </li>
        ))}
        <li className="flex items-baseline justify-between gap-4 bg-surface-2 px-3 py-2 font-semibold">
          <span>{t('loss')}</span>
          <MoneyText amount={sum} />
        </li>
      </ul>
      {toUnits(sum) !== toUnits(measures.loss) && <p className="text-sm text-muted">{t('lossSince')}</p>}
    </section>
  )
}
