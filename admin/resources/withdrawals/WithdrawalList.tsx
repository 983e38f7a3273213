import { DataTable, List, SelectInput, TextInput, useLocaleState, useRecordContext, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { OnlyInput } from '../../inputs/OnlyInput.tsx'
import { span } from '../../inputs/span.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { formatAge } from '../../lib/age.ts'
import { formatAmount } from '../../lib/moments.ts'
import type { Withdrawal } from './deeds.ts'
import { WithdrawalState } from './WithdrawalState.tsx'

/** The queue that the list opens with. */
const waiting = { isWaiting: true }

const STATES: readonly Withdrawal['state'][] = [
  'REQUESTED',
  'REVIEW',
  'APPROVED',
  'RELEASED',
  'PARTLY_RECEIVED',
  'NOT_RECEIVED',
  'CLOSED',
  'REJECTED',
  'FAILED',
  'CANCELLED',
]
const stateChoices = STATES.map((id) => ({ id, name: `withdrawalStates.${id}` }))

/** The work queue: what has waited longest stands first. */
export default function WithdrawalList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const filters = [
    <OnlyInput key="isWaiting" source="isWaiting" alwaysOn />,
    <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
    <TextInput key="account" source="account" />,
    <OnlyInput key="isMine" source="isMine" />,
    ...span,
  ]
  return (
    <List
      filters={filters}
      filterDefaultValues={waiting}
      sort={{ field: 'createdAt', order: 'ASC' }}
      perPage={25}
      exporter={false}
      actions={<ExportActions of="withdrawals" />}
    >
      <Rows<Withdrawal>
        waiting={waiting}
        primary={({ account, amount, currency }) => `${account} · ${formatAmount(amount, language, currency)}`}
        secondary={({ state, createdAt, claimedBy }) =>
          [translate(`withdrawalStates.${state}`), formatAge(createdAt, Date.now(), language), claimedBy]
            .filter(Boolean)
            .join(' · ')
        }
      >
        <DataTable.Col source="createdAt" label="withdrawals.age">
          <Age />
        </DataTable.Col>
        <DataTable.Col source="account" />
        <DataTable.Col source="amount" sx={{ textAlign: 'right' }}>
          <Amount source="amount" />
        </DataTable.Col>
        <DataTable.Col source="bankName" disableSort />
        <DataTable.Col source="state">
          <WithdrawalState />
        </DataTable.Col>
        <DataTable.Col source="claimedBy" disableSort>
          <Claimer />
        </DataTable.Col>
      </Rows>
    </List>
  )
}

function Age() {
  const record = useRecordContext<Withdrawal>()
  const [language] = useLocaleState()
  if (record === undefined) return null
  return <time dateTime={record.createdAt}>{formatAge(record.createdAt, Date.now(), language)}</time>
}

function Claimer() {
  const record = useRecordContext<Withdrawal>()
  const translate = useTranslate()
  if (record?.isMine) return <span>{translate('withdrawals.me')}</span>
  return <span>{record?.claimedBy ?? '–'}</span>
}
