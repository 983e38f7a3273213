import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { Bars } from '../../kits/records/bars.tsx'
import { downloadText, toCsv } from '../../kits/records/csv.ts'
import type { DateSpan } from '../../kits/records/date-presets.ts'
import { useDayFormat } from '../../kits/records/day-format.ts'
import { PeriodTabs } from '../../kits/records/period-tabs.tsx'
import { useRecordFilter } from '../../kits/records/use-record-filter.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AccountReportSection } from './account-report-section.tsx'
import { everyDay } from './every-day.ts'
import { type ProfitLine, ProfitTable } from './profit-table.tsx'
import { type ProfitQuery, useProfitQuery } from './reports.generated.ts'

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Win and loss by day and by category with a chart, and below it the credit report of the account (§2). */
export default function PersonalProfitPage() {
  const { t } = useTranslation('reports')
  const filter = useRecordFilter()
  const { data, error, refetch } = useProfitQuery({
    variables: { ...filter.span, timeZone },
    fetchPolicy: 'cache-and-network',
  })
  const report = data?.profit
  return (
    <div className="flex flex-col gap-5">
      <PeriodTabs value={filter.period} onChange={(period) => filter.set('period', period)} />
      {error && !report && <QueryError error={error} onRetry={() => refetch()} />}
      {!report && !error && <Skeleton className="h-96 w-full" />}
      {report?.days.length === 0 && <EmptyState title={t('nothingPlayed')} hint={t('nothingPlayedHint')} />}
      {report && report.days.length > 0 && (
        <Report
          report={report}
          span={filter.span}
          view={filter.get('by') === 'category' ? 'category' : 'day'}
          onView={(view) => filter.set('by', view)}
        />
      )}
      {/* Not before it is known how high is what stands above it. */}
      {(report || error) && <AccountReportSection span={filter.span} />}
    </div>
  )
}

type View = 'day' | 'category'

interface ReportProps {
  report: ProfitQuery['profit']
  span: DateSpan
  view: View
  onView: (view: View) => void
}

function Report({ report, span, view, onView }: ReportProps) {
  const { t } = useTranslation(['reports', 'account'])
  const formats = useFormats()
  const dayName = useDayFormat()
  const lines: ProfitLine[] =
    view === 'day'
      ? report.days.map(({ day, ...figures }) => ({ key: day, name: dayName(day), ...figures }))
      : report.categories.map(({ gameType, ...figures }) => ({
          key: gameType,
          name: t(`account:categories.${gameType}`),
          ...figures,
        }))
  const download = () => {
    const header = [t(`${view}Heading`), t('bets'), t('stake'), t('validBet'), t('payout'), t('winLoss')]
    const rows = [...lines.map((line) => ({ ...line, name: line.key })), { ...report.totals, name: t('total') }].map(
      ({ name, bets, stake, validBet, payout, profit }) => [name, String(bets), stake, validBet, payout, profit],
    )
    downloadText(`${t('profit')}.csv`, toCsv([header, ...rows]))
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tabs
          label={t('grouping')}
          value={view}
          onChange={onView}
          items={(['day', 'category'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <Button kind="secondary" icon={<Download size={16} aria-hidden />} onClick={download}>
          {t('downloadCsv')}
        </Button>
      </div>
      <Bars
        lines={
          view === 'day'
            ? everyDay(report.days, span).map(({ day, profit }) => ({ key: day, name: dayName(day), value: profit }))
            : lines.map(({ key, name, profit }) => ({ key, name, value: profit }))
        }
        label={t('winLoss')}
        format={(value) => formats.money(value, { signed: true })}
        isProfit
      />
      <ProfitTable
        lines={view === 'day' ? lines.toReversed() : lines}
        heading={t(`${view}Heading`)}
        totals={report.totals}
      />
    </>
  )
}
