import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { readOn } from '../../apollo/read-on.ts'
import { downloadCsv } from '../../kits/records/download-csv.ts'
import { FilterSheet } from '../../kits/records/filter-sheet.tsx'
import { PeriodTabs } from '../../kits/records/period-tabs.tsx'
import { useRecordFilter } from '../../kits/records/use-record-filter.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { AccountFigures } from './account-figures.tsx'
import { type StatementKind, type StatementQuery, useStatementQuery } from './records.generated.ts'

type Entry = StatementQuery['statement']['nodes'][number]

const pageSize = 50
/** Kinds a member can have in the main wallet. */
const kinds = [
  'DEPOSIT',
  'WITHDRAWAL',
  'BET',
  'WIN',
  'ROLLBACK',
  'BONUS',
  'PAY',
  'ADJUSTMENT',
  'TRANSFER',
  'PURCHASE',
] as const

/** What a movement says of itself; a phone has two lines for it. */
function useColumns(): DataColumn<Entry>[] {
  const { t } = useTranslation('account')
  const { format } = useDateTimeFormat()
  return [
    {
      key: 'at',
      header: t('time'),
      phone: 'under',
      cell: ({ at }) => <span className="whitespace-nowrap tabular">{format(at)}</span>,
    },
    {
      key: 'kind',
      header: t('movement'),
      phone: 'title',
      cell: (entry) => (
        <>
          {t(`movementKinds.${entry.kind}`)}
          <OnPhone entry={entry} />
        </>
      ),
    },
    { key: 'description', header: t('about'), cell: (entry) => <About entry={entry} /> },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      phone: 'figure',
      cell: ({ amount }) => <MoneyText amount={amount} signed />,
    },
    {
      key: 'before',
      header: t('balanceBefore'),
      align: 'end',
      cell: ({ balanceBefore }) => <MoneyText amount={balanceBefore} />,
    },
    {
      key: 'after',
      header: t('balanceAfter'),
      align: 'end',
      phone: 'aside',
      cell: ({ balanceAfter }) => <MoneyText amount={balanceAfter} />,
    },
  ]
}

/** Every movement of the main wallet, newest first, with the balance before and after it. */
export default function TransactionHistoryPage() {
  const { t } = useTranslation('account')
  const filter = useRecordFilter()
  const [isSaving, setIsSaving] = useState(false)
  const kind = filter.get('kind') as StatementKind | null
  const { data, error, loading, refetch, fetchMore } = useStatementQuery({
    variables: { filter: { kind, ...filter.span }, first: pageSize },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const statement = data?.statement
  const entries = statement?.nodes ?? []

  const readMore = () =>
    fetchMore({
      variables: { after: statement?.pageInfo.endCursor },
      updateQuery: (known, { fetchMoreResult: next }) => ({ statement: readOn(known.statement, next.statement) }),
    })
  const columns = useColumns()
  const download = async () => {
    setIsSaving(true)
    try {
      const query = { ...(kind === null ? {} : { kind }), ...filter.span }
      await downloadCsv('/wps/wallets/statement.csv', query, `${t('transactionHistory')}.csv`)
    } catch {
      toast.error(t('downloadFailed'))
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <div className="flex flex-col gap-4">
      <PeriodTabs value={filter.period} onChange={(period) => filter.set('period', period)} />
      <div className="flex flex-wrap items-end gap-3">
        <FilterSheet inForce={kind === null ? 0 : 1} onClear={() => filter.set('kind', null)}>
          <SelectField
            label={t('movement')}
            value={kind ?? ''}
            placeholder={t('allMovements')}
            options={kinds.map((value) => ({ value, label: t(`movementKinds.${value}`) }))}
            onChange={(event) => filter.set('kind', event.target.value)}
          />
        </FilterSheet>
        <Button
          kind="secondary"
          icon={<Download size={16} aria-hidden />}
          disabled={entries.length === 0}
          busy={isSaving}
          onClick={download}
        >
          {t('downloadShown')}
        </Button>
      </div>
      <AccountFigures span={filter.span} />
      {error && !statement && <QueryError error={error} onRetry={() => refetch()} />}
      {!statement && !error && <Skeleton className="h-96 w-full" />}
      {statement && entries.length === 0 && <EmptyState title={t('noMovements')} hint={t('noMovementsHint')} />}
      {entries.length > 0 && (
        <DataTable label={t('transactionHistory')} columns={columns} rows={entries} rowKey={({ id }) => id} />
      )}
      {statement?.pageInfo.hasNextPage && (
        <Button kind="secondary" className="self-center" busy={loading} onClick={readMore}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

/** What a movement was for, beside its kind where it has no column; a bare number of a document says nothing there. */
function OnPhone({ entry }: { entry: Entry }) {
  if (entry.documentKind !== 'EARNING' && !entry.description) return null
  return (
    <span className="font-normal text-muted md:hidden">
      {' · '}
      <About entry={entry} />
    </span>
  )
}

/** What a movement was for; pay of an agent leads to how it was reckoned. */
function About({ entry: { documentKind, documentId, description } }: { entry: Entry }) {
  const { t } = useTranslation('account')
  if (documentKind !== 'EARNING') return description ?? documentId
  return (
    <Link
      to={paths.agentHome('agentRevenueReport', { earning: documentId })}
      className="font-semibold text-accent underline underline-offset-4"
    >
      {t('openEarning')}
    </Link>
  )
}
