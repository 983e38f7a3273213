import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { BetTotals } from '../../../kits/bets/bet-totals.tsx'
import { downloadCsv } from '../../../kits/records/download-csv.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CsvButton } from '../csv-button.tsx'
import { MemberDialog } from '../downline/member-dialog.tsx'
import { LoadMore } from '../load-more.tsx'
import { TeamPeriodTabs } from '../team-period-tabs.tsx'
import { useTeamFilter } from '../use-team-filter.ts'
import { BetFilter } from './bet-filter.tsx'
import { TeamBetDialog } from './team-bet-dialog.tsx'
import { TeamBetTable } from './team-bet-table.tsx'
import { useTeamBets } from './use-team-bets.ts'

/** Every bet of the team by member, line, category, vendor and state; each opens with its full detail (§2). */
export default function TeamBetsPage() {
  const { t } = useTranslation(['agent', 'layout'])
  const filter = useTeamFilter()
  const { bets, rows, query, error, loading, refetch, readMore } = useTeamBets(filter)
  const { from, to } = filter.span
  const name = `${t('layout:agentPage.personalHistoryCopy')} ${from} ${to}.csv`
  const download = () => downloadCsv('/wps/agent/bets.csv', { ...query, from, to }, name)
  return (
    <div className="flex flex-col gap-4">
      <TeamPeriodTabs value={filter.period} onChange={(period) => filter.set('period', period)} />
      <BetFilter filter={filter} />
      <CsvButton download={rows.length === 0 ? null : download} />
      {error && !bets && <QueryError error={error} onRetry={() => refetch()} />}
      {!bets && !error && <Skeleton className="h-96 w-full" />}
      {bets?.totals && rows.length > 0 && <BetTotals totals={bets.totals} />}
      {bets && !bets.totals && rows.length > 0 && <p className="text-sm text-muted">{t('noBetTotals')}</p>}
      {bets && rows.length === 0 && !bets.pageInfo.hasNextPage && (
        <EmptyState title={t('noBetsFound')} hint={t('noBetsFoundHint')} />
      )}
      {rows.length > 0 && (
        <TeamBetTable
          bets={rows}
          onOpen={({ memberId, bet }) => filter.change({ bet: `${memberId}.${bet.id}` }, true)}
          onMember={(id) => filter.set('member', id)}
        />
      )}
      {bets?.pageInfo.hasNextPage && <LoadMore isEmpty={rows.length === 0} isBusy={loading} onPress={readMore} />}
      <TeamBetDialog opened={filter.get('bet')} onClose={() => filter.change({ bet: null }, true)} />
      <MemberDialog id={filter.get('member')} period={filter.period} onClose={() => filter.set('member', null)} />
    </div>
  )
}
