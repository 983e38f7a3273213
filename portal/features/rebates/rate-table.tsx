import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteMoney } from '../../brand/site-money.tsx'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { RebateRateText } from './rebate-rate-text.tsx'
import type { RebatesQuery } from './rebates.generated.ts'

type Rebates = RebatesQuery['rebates']
type Rate = Rebates['rates'][number]

/** What each category gives the member and why, and what today's play comes to so far. */
export function RateTable({ rebates }: { rebates: Rebates }) {
  const { t } = useTranslation(['rebates', 'account'])
  const id = useId()
  const todayOf = ({ category }: Rate) =>
    rebates.accruals.find((accrual) => accrual.category === category && accrual.day === rebates.today)
  const columns: DataColumn<Rate>[] = [
    {
      key: 'category',
      header: t('rebates:category'),
      cell: ({ category }) => <span className="font-semibold">{t(`account:categories.${category}`)}</span>,
    },
    { key: 'rate', header: t('rebates:rate'), cell: (rate) => <RebateRateText parts={rate} />, align: 'end' },
    {
      key: 'validBet',
      header: t('rebates:playedToday'),
      cell: (rate) => <SiteMoney amount={todayOf(rate)?.validBet ?? '0'} />,
      align: 'end',
    },
    {
      key: 'worth',
      header: t('rebates:worthToday'),
      cell: (rate) => <SiteMoney amount={todayOf(rate)?.worth ?? '0'} className="font-semibold" />,
      align: 'end',
    },
  ]
  const rows = rebates.rates
    .filter(({ rate }) => rate > 0)
    .toSorted((one, other) => Number(todayOf(other)?.worth ?? 0) - Number(todayOf(one)?.worth ?? 0))
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h3 id={id} className="font-semibold">
          {t('rebates:yourRates')}
        </h3>
        <p className="text-sm text-muted">{t('rebates:runningHint')}</p>
      </div>
      <DataTable label={t('rebates:yourRates')} columns={columns} rows={rows} rowKey={({ category }) => category} />
    </section>
  )
}
