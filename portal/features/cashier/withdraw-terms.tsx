import { useTranslation } from 'react-i18next'
import { useMoney } from '../../brand/use-money.ts'
import { useSite } from '../../brand/use-site.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import type { WithdrawalTermsQuery } from './withdraw.generated.ts'

export type Terms = WithdrawalTermsQuery['withdrawalTerms']

/** What may be taken out now, before anything is typed. */
export function WithdrawTerms({ terms }: { terms: Terms }) {
  const { t } = useTranslation('withdrawals')
  const { currencySymbol } = useSite().site
  const money = useMoney()
  const isFree = Number(terms.turnoverMissing) <= 0
  const facts = [
    [t('leftToday'), money(terms.leftToday)],
    [t('countLeft'), String(terms.countLeft)],
    [t('fee'), Number(terms.fee) === 0 ? t('free') : money(terms.fee)],
    [
      t('turnover'),
      isFree
        ? t('turnoverFree')
        : t('turnoverDone', {
            done: money(terms.turnoverDone),
            required: money(terms.turnoverRequired),
          }),
    ],
  ] as const
  return (
    <section className="rounded-lg border border-line bg-surface-1 p-5">
      <p className="text-sm text-muted">{t('available')}</p>
      <p className="text-2xl font-bold">
        <MoneyText amount={terms.available} symbol={currencySymbol} />
      </p>
      <dl className="mt-3 grid gap-x-6 2xl:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-t border-line py-2.5 text-sm">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">{t('intro')}</p>
    </section>
  )
}
