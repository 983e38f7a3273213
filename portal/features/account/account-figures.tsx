import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { useAccountReportQuery } from '../../kits/records/account-report.generated.ts'
import type { DateSpan } from '../../kits/records/date-presets.ts'
import { MoneyText } from '../../ui/money-text.tsx'

/** What came in, went out and was won in a span, above a statement: a year as quickly as a day. */
export function AccountFigures({ span }: { span: DateSpan }) {
  const { t } = useTranslation('reports')
  const { currencySymbol } = useSite().site
  const { data } = useAccountReportQuery({ variables: { ...span }, fetchPolicy: 'cache-and-network' })
  const report = data?.accountReport
  // The statement below stands without its sums; while they load they keep their place.
  const figures = [
    { label: t('deposits'), amount: report?.deposits },
    { label: t('withdrawals'), amount: report?.withdrawals },
    { label: t('net'), amount: report?.net },
    { label: t('winLoss'), amount: report?.played.profit, signed: true },
  ]
  return (
    <dl aria-label={t('totalsOfPeriod')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, amount, signed }) => (
        <div key={label} className="rounded-md border border-line bg-surface-1 p-4">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="mt-1 text-base font-bold">
            <MoneyText amount={amount ?? ''} symbol={currencySymbol} {...(signed ? { signed } : {})} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
