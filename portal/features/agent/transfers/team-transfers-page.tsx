import { useTranslation } from 'react-i18next'
import { QueryError } from '../../../apollo/query-error.tsx'
import { downloadCsv } from '../../../kits/records/download-csv.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AccountSearch } from '../account-search.tsx'
import { CsvButton } from '../csv-button.tsx'
import { MemberDialog } from '../downline/member-dialog.tsx'
import { LineSelect } from '../line-select.tsx'
import { LoadMore } from '../load-more.tsx'
import { TeamPeriodTabs } from '../team-period-tabs.tsx'
import { useTeamFilter } from '../use-team-filter.ts'
import { TransferDialog } from './transfer-dialog.tsx'
import { TransferTable } from './transfer-table.tsx'
import { useTeamTransfers } from './use-team-transfers.ts'

const kinds = ['DEPOSIT', 'WITHDRAWAL', 'BONUS', 'REBATE', 'COMMISSION', 'TRANSFER', 'ADJUSTMENT'] as const

/** What moved in the main wallets of the team beside play, by member, line and kind; each opens to what it is (§2). */
export default function TeamTransfersPage() {
  const { t } = useTranslation(['agent', 'layout'])
  const filter = useTeamFilter()
  const { transfers, rows, query, error, loading, refetch, readMore } = useTeamTransfers(filter)
  const name = `${t('layout:agentPage.agentDownlineTransactionDetailsCopy')} ${query.from} ${query.to}.csv`
  return (
    <div className="flex flex-col gap-4">
      <TeamPeriodTabs value={filter.period} onChange={(period) => filter.set('period', period)} />
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
        <AccountSearch value={filter.get('search') ?? ''} onSearch={(text) => filter.set('search', text)} />
        <LineSelect filter={filter} />
        <SelectField
          label={t('movement')}
          value={filter.get('kind') ?? ''}
          placeholder={t('allMovements')}
          options={kinds.map((value) => ({ value, label: t(`transferKinds.${value}`) }))}
          onChange={(event) => filter.set('kind', event.target.value)}
        />
      </div>
      <CsvButton download={rows.length === 0 ? null : () => downloadCsv('/wps/agent/transactions.csv', query, name)} />
      {error && !transfers && <QueryError error={error} onRetry={() => refetch()} />}
      {!transfers && !error && <Skeleton className="h-96 w-full" />}
      {transfers && rows.length === 0 && !transfers.pageInfo.hasNextPage && (
        <EmptyState title={t('noMovementsFound')} hint={t('noBetsFoundHint')} />
      )}
      {rows.length > 0 && (
        <TransferTable
          rows={rows}
          onOpen={({ id }) => filter.change({ transfer: id }, true)}
          onMember={(id) => filter.set('member', id)}
        />
      )}
      {transfers?.pageInfo.hasNextPage && <LoadMore isEmpty={rows.length === 0} isBusy={loading} onPress={readMore} />}
      <TransferDialog
        row={rows.find(({ id }) => id === filter.get('transfer'))}
        onClose={() => filter.change({ transfer: null }, true)}
      />
      <MemberDialog id={filter.get('member')} period={filter.period} onClose={() => filter.set('member', null)} />
    </div>
  )
}
