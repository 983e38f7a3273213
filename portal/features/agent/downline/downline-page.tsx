import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { CsvButton } from '../csv-button.tsx'
import { useMay } from '../may.ts'
import { TeamPeriodTabs } from '../team-period-tabs.tsx'
import { useTeamFilter } from '../use-team-filter.ts'
import { useDownlineQuery, useMaySendDownQuery } from './downline.generated.ts'
import { DownlineFilter } from './downline-filter.tsx'
import { LineCrumbs } from './line-crumbs.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { MemberTable } from './member-table.tsx'
import { NobodyFound } from './nobody-found.tsx'
import { orderOf } from './orders.ts'
import { OwnLineRules } from './rules/own-line-rules.tsx'
import { useMemberCsv } from './use-member-csv.ts'

const pageSize = 20

/** The people of the line: level by level along a path, or found by name anywhere in it; each row with its figures of a period (§2). */
export default function DownlinePage() {
  const { t } = useTranslation('agent')
  const isWide = useIsWide()
  const filter = useTeamFilter()
  const { uplineId, span } = filter
  const account = filter.get('search')
  const kind = filter.get('kind')
  const wish = {
    filter: {
      ...(account !== null ? { account } : uplineId !== null && { uplineId }),
      ...(kind !== null && { isAgent: kind === 'agent' }),
    },
    order: orderOf(filter.get('order')).order,
    span,
  }
  const { data, previousData, error, refetch } = useDownlineQuery({
    variables: { ...wish, page: { page: filter.page, pageSize } },
  })
  const csv = useMemberCsv()
  // Whoever may not ask, or gets no answer, has no way to send; all else stays.
  const mayMove = useMay()('moveMoney')
  const { data: sending } = useMaySendDownQuery({ skip: !mayMove })
  const found = (data ?? previousData)?.team?.members
  const goTo = (id: string | null) => filter.change({ upline: id, search: null }, true)
  const shown = {
    rows: found?.items ?? [],
    isSearch: account !== null,
    maySend: sending?.lineTransfers.toDownline ?? false,
    onOpen: (id: string) => filter.set('member', id),
    onDown: goTo,
  }
  return (
    <div className="flex flex-col gap-4">
      <TeamPeriodTabs value={filter.period} onChange={(period) => filter.set('period', period)} />
      <DownlineFilter filter={filter} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {account === null ? (
          <LineCrumbs uplineId={uplineId} onOpen={goTo} />
        ) : (
          <p role="status" className="text-sm text-muted">
            {found && t('found', { count: found.pageInfo.totalItems })}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <OwnLineRules />
          <CsvButton download={shown.rows.length === 0 ? null : () => csv(wish)} />
        </div>
      </div>
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-96 w-full" />}
      {found?.items.length === 0 && <NobodyFound filter={filter} />}
      {shown.rows.length > 0 && (isWide ? <MemberTable {...shown} /> : <MemberList {...shown} />)}
      {found && (
        <Pagination
          page={filter.page}
          totalPages={found.pageInfo.totalPages}
          onChange={(page) => filter.set('page', String(page))}
        />
      )}
      <MemberDialog id={filter.get('member')} period={filter.period} onClose={() => filter.set('member', null)} />
    </div>
  )
}
