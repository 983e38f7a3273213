import { BooleanInput, DataTable, List, SelectInput, useRecordContext, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { OnlyInput } from '../../inputs/OnlyInput.tsx'
import { span } from '../../inputs/span.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useWindowFormat } from '../../kits/windows/use-window-format.ts'
import { WindowBound } from '../../kits/windows/WindowBound.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import { SettlementState } from './SettlementState.tsx'
import type { ConsoleSettlementFragment as Settlement } from './settlements.generated.ts'
import { amountsOf } from './sums.ts'

const choices = (words: string, ...ids: string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))
const filters = [
  <OnlyInput key="isWaiting" source="isWaiting" alwaysOn />,
  <SelectInput
    key="kind"
    source="kind"
    choices={choices('settlementKinds', 'DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY')}
    alwaysOn
  />,
  <SelectInput
    key="state"
    source="state"
    choices={choices('settlementStates', 'UNAPPROVED', 'PAYING', 'DONE', 'DENIED')}
    alwaysOn
  />,
  <SelectInput
    key="period"
    source="period"
    choices={choices('settlementPeriods', 'REALTIME', 'HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH')}
  />,
  <BooleanInput key="isHeld" source="isHeld" />,
  ...span,
]

/** What contracts of agents came to, window by window: what waits for an operator first, then the newest. */
export default function SettlementList() {
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  const windowBound = useWindowFormat()
  return (
    <List filters={filters} perPage={25} actions={<ExportActions of="settlements" />}>
      <Rows<Settlement>
        primary={({ kind, sums }) => `${translate(`settlementKinds.${kind}`)} · ${amountsOf(sums, 'amount', amount)}`}
        secondary={({ state, isHeld, from, createdAt }) =>
          [
            translate(isHeld ? 'settlements.held' : `settlementStates.${state}`),
            windowBound(from),
            `${translate('resources.settlements.fields.createdAt')} ${moment(createdAt)}`,
          ].join(' · ')
        }
      >
        <DataTable.Col source="from" disableSort>
          <WindowBound source="from" />
        </DataTable.Col>
        <DataTable.Col source="kind" disableSort>
          <Words source="kind" words="settlementKinds" />
        </DataTable.Col>
        <DataTable.Col source="period" disableSort>
          <Words source="period" words="settlementPeriods" />
        </DataTable.Col>
        <DataTable.Col source="amount" disableSort sx={{ textAlign: 'right' }}>
          <Sum field="amount" />
        </DataTable.Col>
        <DataTable.Col source="paid" disableSort sx={{ textAlign: 'right' }}>
          <Sum field="paid" />
        </DataTable.Col>
        <NumberColumn source="corrections" disableSort />
        <DataTable.Col source="state" disableSort>
          <SettlementState />
        </DataTable.Col>
        <DataTable.Col source="createdAt" disableSort>
          <Moment source="createdAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}

function Sum({ field }: { field: 'amount' | 'paid' }) {
  const record = useRecordContext<Settlement>()
  const { amount } = useFormats()
  return <span style={{ whiteSpace: 'nowrap' }}>{record && amountsOf(record.sums, field, amount)}</span>
}
