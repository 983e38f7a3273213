import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryError } from '../../apollo/query-error.tsx'
import { useMoney } from '../../brand/use-money.ts'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type RedemptionState, type RedemptionsQuery, useRedemptionsQuery } from './points.generated.ts'

type Redemption = RedemptionsQuery['redemptions']['items'][number]

const pageSize = 10
const states: readonly RedemptionState[] = ['IN_PROCESS', 'APPROVED', 'REJECTED']
const tones: Record<RedemptionState, Tone> = { IN_PROCESS: 'warning', APPROVED: 'success', REJECTED: 'danger' }

/** What the member gave points for, newest first, with what became of it. */
export function RedemptionHistory() {
  const { t } = useTranslation('points')
  const [page, setPage] = useState(1)
  const [state, setState] = useState<RedemptionState | null>(null)
  const columns = useColumns()
  const { data, previousData, error, refetch } = useRedemptionsQuery({
    variables: { state, page: { page, pageSize } },
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? previousData)?.redemptions
  const choose = (value: string) => {
    setState(states.find((each) => each === value) ?? null)
    setPage(1)
  }
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t('state')}
        className="sm:max-w-60"
        value={state ?? ''}
        placeholder={t('allStates')}
        options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(event) => choose(event.target.value)}
      />
      {error && !found && <QueryError error={error} onRetry={() => refetch()} />}
      {!found && !error && <Skeleton className="h-96 w-full" />}
      {found?.items.length === 0 && <EmptyState icon={History} title={t('noHistory')} hint={t('noHistoryHint')} />}
      {found && found.items.length > 0 && (
        <DataTable label={t('history')} columns={columns} rows={found.items} rowKey={({ id }) => id} />
      )}
      <Pagination page={page} totalPages={found?.pageInfo.totalPages ?? 0} onChange={setPage} />
    </div>
  )
}

function useColumns(): DataColumn<Redemption>[] {
  const { t } = useTranslation('points')
  const formats = useFormats()
  const money = useMoney()
  const { format } = useDateTimeFormat()
  return [
    { key: 'number', header: t('number'), cell: ({ number }) => <span className="tabular">{number}</span> },
    { key: 'kind', header: t('exchangeType'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'name',
      header: t('productName'),
      cell: (row) => row.name ?? t('moneyOf', { amount: money(row.amountGiven) }),
    },
    { key: 'quantity', header: t('quantity'), align: 'end', cell: ({ quantity }) => quantity },
    { key: 'points', header: t('pointsRequired'), align: 'end', cell: ({ points }) => formats.whole(points) },
    {
      key: 'amount',
      header: t('amountRequired'),
      align: 'end',
      cell: ({ amountRequired }) => (isZeroAmount(amountRequired) ? null : money(amountRequired)),
    },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => <Badge tone={tones[row.state]}>{t(`states.${row.state}`)}</Badge>,
    },
    {
      key: 'at',
      header: t('time'),
      cell: ({ createdAt }) => <span className="whitespace-nowrap tabular">{format(createdAt)}</span>,
    },
    { key: 'address', header: t('receiverAddress'), cell: ({ receiver }) => receiver?.address ?? null },
    { key: 'remark', header: t('remark'), cell: ({ remark }) => remark },
  ]
}
