import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { MoneyText } from '../../ui/money-text.tsx'

interface Totals {
  stake: string
  validBet: string
  payout: string
  profit: string
}

/** What bets come to, above their list. */
export function BetTotals({ totals }: { totals: Totals }) {
  const { t } = useTranslation('account')
  const { currencySymbol } = useSite().site
  const figures = [
    { label: t('stake'), amount: totals.stake },
    { label: t('validBet'), amount: totals.validBet },
    { label: t('payout'), amount: totals.payout },
    { label: t('profit'), amount: totals.profit, signed: true },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, amount, signed }) => (
        <div key={label} className="rounded-md border border-line bg-surface-1 p-4">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="mt-1 text-base font-bold">
            <MoneyText amount={amount} symbol={currencySymbol} {...(signed ? { signed } : {})} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
