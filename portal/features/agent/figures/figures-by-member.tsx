import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDownlineQuery, useTeamMemberQuery } from '../downline/downline.generated.ts'
import type { MemberRow } from '../downline/member-rows.ts'
import { useWholeLine } from '../downline/use-whole-line.ts'
import type { useTeamFilter } from '../use-team-filter.ts'
import { FigureBar } from './figure-bar.tsx'
import type { FigureLine } from './figure-line.ts'
import { FigureTable } from './figure-table.tsx'
import { useTeamSumsQuery } from './sums.generated.ts'
import { useFigureCsv } from './use-figure-csv.ts'

const pageSize = 20

interface FiguresByMemberProps {
  filter: ReturnType<typeof useTeamFilter>
  crumbs: ReactNode
  /** Goes down to those below a member. */
  onDown: (id: string) => void
}

/** What each branch below somebody comes to, what he comes to alone, and both together. */
export function FiguresByMember({ filter, crumbs, onDown }: FiguresByMemberProps) {
  const { t } = useTranslation('agent')
  const { span, uplineId } = filter
  const wish = {
    filter: uplineId === null ? {} : { uplineId },
    order: { field: 'ACCOUNT', direction: 'ASC' } as const,
    span,
  }
  const members = useDownlineQuery({ variables: { ...wish, page: { page: filter.page, pageSize } } })
  const { sums, error, refetch } = useSums(filter)
  const readAll = useWholeLine()
  const csv = useFigureCsv()
  const found = (members.data ?? members.previousData)?.team?.members
  const failure = members.error ?? error
  const isRead = found !== undefined && sums !== undefined
  const isEmpty = isRead && found.items.length === 0 && sums.every(({ bets }) => bets === 0)
  const download = async () => csv(t('member'), [...(await readAll(wish)).map(lineOf), ...(sums ?? [])], span)
  return (
    <>
      <FigureBar crumbs={crumbs} download={isRead && !isEmpty ? download : null} />
      {failure && !isRead && <QueryError error={failure} onRetry={() => Promise.all([members.refetch(), refetch()])} />}
      {!failure && !isRead && <Skeleton className="h-96 w-full" />}
      {isEmpty && <EmptyState title={t('nothingHappened')} hint={t('nothingHappenedHint')} />}
      {isRead && !isEmpty && (
        <FigureTable
          label={t('groupings.member')}
          heading={t('member')}
          lines={found.items.map((row) => ({ ...lineOf(row), label: <DownName row={row} onDown={onDown} /> }))}
          sums={sums}
        />
      )}
      <Pagination
        page={filter.page}
        totalPages={found?.pageInfo.totalPages ?? 0}
        onChange={(page) => filter.set('page', String(page))}
      />
    </>
  )
}

const lineOf = ({ id, account, teamFigures }: MemberRow): FigureLine => ({ ...teamFigures, key: id, name: account })

/** The last rows: whose branch it is alone, and all of it; undefined until they are read. */
function useSums({ span, uplineId }: ReturnType<typeof useTeamFilter>) {
  const { t } = useTranslation('agent')
  const { data, previousData, error, refetch } = useTeamSumsQuery({ variables: { span, memberId: uplineId } })
  const upline = useTeamMemberQuery({ variables: { id: uplineId ?? '' }, skip: uplineId === null })
  const account = upline.data?.team?.member?.account ?? ''
  const read = (data ?? previousData)?.team ?? undefined
  const sums: FigureLine[] | undefined = read && [
    { ...read.own.totals, key: 'own', name: uplineId === null ? t('youAlone') : t('alone', { account }) },
    { ...read.all.totals, key: 'total', name: t('total') },
  ]
  return { sums, error, refetch }
}

/** The name of a branch, as a button that goes down where somebody is below. */
function DownName({ row, onDown }: { row: MemberRow; onDown: (id: string) => void }) {
  if (row.directMemberCount === 0) return row.account
  return (
    <button
      type="button"
      onClick={() => onDown(row.id)}
      className="min-h-8 font-semibold text-accent underline-offset-4 hover:underline"
    >
      {row.account}
    </button>
  )
}
