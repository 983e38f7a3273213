import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CsvButton } from '../csv-button.tsx'
import { useTeamReportQuery } from '../team.generated.ts'
import type { useTeamFilter } from '../use-team-filter.ts'
import { useFigureCsv } from './figure-csv.ts'
import { FigureTable } from './figure-table.tsx'
import { useReportLines } from './report-lines.ts'

/** The figures of a team by category or by day. */
export function FiguresByReport({ filter, by }: { filter: ReturnType<typeof useTeamFilter>; by: 'category' | 'day' }) {
  const { t } = useTranslation('agent')
  const { span, uplineId } = filter
  const linesOf = useReportLines()
  const csv = useFigureCsv()
  const { data, previousData, error, refetch } = useTeamReportQuery({ variables: { span, memberId: uplineId } })
  const report = (data ?? previousData)?.team?.report
  if (error && !report) return <QueryError error={error} onRetry={() => refetch()} />
  if (!report) return <Skeleton className="h-96 w-full" />
  const lines = linesOf(report, by)
  if (lines.length === 0) return <EmptyState title={t('nothingHappened')} hint={t('nothingHappenedHint')} />
  const sums = [{ ...report.totals, key: 'total', name: t('total') }]
  return (
    <>
      <CsvButton isEmpty={false} download={async () => csv(t(by), [...lines, ...sums], span)} />
      <FigureTable label={t(`groupings.${by}`)} heading={t(by)} lines={lines} sums={sums} />
    </>
  )
}
