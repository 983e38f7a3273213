import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTeamReportQuery } from '../team.generated.ts'
import type { useTeamFilter } from '../use-team-filter.ts'
import { FigureBar } from './figure-bar.tsx'
import { FigureTable } from './figure-table.tsx'
import { useFigureCsv } from './use-figure-csv.ts'
import { useReportLines } from './use-report-lines.ts'

interface FiguresByReportProps {
  filter: ReturnType<typeof useTeamFilter>
  crumbs: ReactNode
  by: 'category' | 'day'
}

/** The figures of a team by category or by day. */
export function FiguresByReport({ filter, crumbs, by }: FiguresByReportProps) {
  const { t } = useTranslation('agent')
  const { span, uplineId } = filter
  const linesOf = useReportLines()
  const csv = useFigureCsv()
  const { data, previousData, error, refetch } = useTeamReportQuery({ variables: { span, memberId: uplineId } })
  const report = (data ?? previousData)?.team?.report
  const lines = report && linesOf(report, by)
  const sums = report ? [{ ...report.totals, key: 'total', name: t('total') }] : []
  return (
    <>
      <FigureBar crumbs={crumbs} download={lines?.length ? async () => csv(t(by), [...lines, ...sums], span) : null} />
      {error && !report && <QueryError error={error} onRetry={() => refetch()} />}
      {!error && !report && <Skeleton className="h-96 w-full" />}
      {lines?.length === 0 && <EmptyState title={t('nothingHappened')} hint={t('nothingHappenedHint')} />}
      {lines && lines.length > 0 && (
        <FigureTable label={t(`groupings.${by}`)} heading={t(by)} lines={lines} sums={sums} />
      )}
    </>
  )
}
