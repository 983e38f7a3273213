import { HandCoins, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { useDayFormat } from '../../../kits/records/day-format.ts'
import type { DaySpan } from '../../../kits/records/days.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CsvButton } from '../csv-button.tsx'
import { TeamPeriodTabs } from '../team-period-tabs.tsx'
import { EarningTable } from './earning-table.tsx'
import { ExplanationDialog } from './explanation/explanation-dialog.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { useEarningsQuery, useIncomeQuery } from './pay.generated.ts'
import { PayBars } from './pay-bars.tsx'
import type { PayKind } from './pay-kinds.ts'
import { useEarningsCsv } from './use-earnings-csv.ts'
import { usePayFilter } from './use-pay-filter.ts'

const pageSize = 20

/** One kind of pay: what the running window comes to, and what the windows before it came to (§2). */
function PayPage({ kind }: { kind: PayKind }) {
  const { t } = useTranslation('pay')
  const filter = usePayFilter()
  const { span } = filter
  const { data, previousData, error, refetch } = useEarningsQuery({
    variables: { filter: { kind, span }, page: { page: filter.page, pageSize } },
    fetchPolicy: 'cache-and-network',
  })
  const csv = useEarningsCsv()
  const found = (data ?? previousData)?.earnings
  const isEmpty = found?.items.length === 0
  const open = (id: string | null) => filter.set('earning', id)
  return (
    <div className="flex flex-col gap-5">
      <ForecastPanel kind={kind} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {filter.day ? (
          <OneDay day={filter.day} onLeave={() => filter.set('day', null)} />
        ) : (
          <TeamPeriodTabs value={filter.period} onChange={(period) => filter.set('period', period)} />
        )}
        <CsvButton download={found && !isEmpty ? () => csv(kind, span) : null} />
      </div>
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-96 w-full" />}
      {isEmpty && <EmptyState icon={HandCoins} title={t('noEarnings')} hint={t('noEarningsHint')} />}
      {found && !isEmpty && (
        <>
          <Chart kind={kind} span={span} />
          <EarningTable rows={found.items} totals={found.totals} onOpen={open} />
        </>
      )}
      <Pagination
        page={filter.page}
        totalPages={found?.pageInfo.totalPages ?? 0}
        onChange={(page) => filter.set('page', String(page))}
      />
      <ExplanationDialog id={filter.earningId} onOpen={open} onClose={() => open(null)} />
    </div>
  )
}

/** The one day that is shown, which a press leaves for its period. */
function OneDay({ day, onLeave }: { day: string; onLeave: () => void }) {
  const { t } = useTranslation('pay')
  const name = useDayFormat()(day)
  return (
    <Button
      kind="secondary"
      size="small"
      aria-label={t('allDays', { day: name })}
      icon={<X size={16} aria-hidden />}
      onClick={onLeave}
    >
      {t('oneDay', { day: name })}
    </Button>
  )
}

/** The earnings of a kind by the day on which their windows began. */
function Chart({ kind, span }: { kind: PayKind; span: DaySpan }) {
  const { t } = useTranslation('pay')
  const { data, previousData } = useIncomeQuery({ variables: { span }, fetchPolicy: 'cache-and-network' })
  const income = (data ?? previousData)?.income
  // One bar says no more than the table.
  if (span.from === span.to) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{t(kind === 'DAILY_SALARY' ? 'chart' : 'dayChart')}</h2>
      <PayBars income={income?.filter((each) => each.kind === kind)} span={span} />
    </section>
  )
}

export const DividendPage = () => <PayPage kind="DIVIDEND" />
export const DailySalaryPage = () => <PayPage kind="DAILY_SALARY" />
export const HourlySalaryPage = () => <PayPage kind="HOURLY_SALARY" />
export const RealtimeSalaryPage = () => <PayPage kind="REALTIME_SALARY" />
