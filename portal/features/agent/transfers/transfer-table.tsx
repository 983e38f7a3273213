import { useTranslation } from 'react-i18next'
import { useDateTimeFormat } from '../../../lib/use-date-time-format.ts'
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx'
import { MoneyText } from '../../../ui/money-text.tsx'
import { AccountLink } from '../account-link.tsx'
import { useTeam } from '../use-team.ts'
import type { TeamTransfersQuery } from './team-transfers.generated.ts'

export type TeamTransfer = NonNullable<TeamTransfersQuery['team']>['transfers']['nodes'][number]

interface TransferTableProps {
  rows: readonly TeamTransfer[]
  onOpen: (row: TeamTransfer) => void
  onMember: (id: string) => void
}

/** Movements by the brand's clock; the kind opens the movement, the name its member. */
export function TransferTable({ rows, onOpen, onMember }: TransferTableProps) {
  const { t } = useTranslation(['agent', 'layout'])
  const { timeZone } = useTeam()
  const { format } = useDateTimeFormat(timeZone)
  const columns: DataColumn<TeamTransfer>[] = [
    { key: 'kind', header: t('movement'), cell: ({ kind }) => t(`transferKinds.${kind}`) },
    { key: 'member', header: t('member'), cell: (row) => <AccountLink row={row} onOpen={onMember} /> },
    { key: 'at', header: t('time'), cell: ({ at }) => <span className="whitespace-nowrap tabular">{format(at)}</span> },
    { key: 'step', header: t('step'), cell: ({ step }) => t(`steps.${step}`) },
    { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <MoneyText amount={amount} signed /> },
  ]
  const label = t('layout:agentPage.agentDownlineTransactionDetailsCopy')
  return <DataTable label={label} columns={columns} rows={rows} rowKey={({ id }) => id} onOpen={onOpen} />
}
