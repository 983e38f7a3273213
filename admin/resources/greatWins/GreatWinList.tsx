import { DataTable, List, type RaRecord, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { span } from '../../inputs/span.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useExporter } from '../../lib/use-exporter.ts'
import { useFormats } from '../../lib/use-formats.ts'

/** The queue that the list opens with. */
const waiting = { state: 'NEW' }

interface WinRow extends RaRecord {
  memberAccount: string
  vendorCode: string
  amount: string
  currency: string
  state: string
  foundAt: string
}

const stateChoices = ['NEW', 'SEEN'].map((id) => ({ id, name: `greatWinStates.${id}` }))

/** Wins that raised the alarm, the newest first; those that nobody looked at unless asked for others. */
export default function GreatWinList() {
  const translate = useTranslate()
  const { amount, moment } = useFormats()
  const exporter = useExporter(
    'greatWins',
    'foundAt',
    'memberAccount',
    'vendorCode',
    { source: 'gameType', words: 'gameTypes' },
    'amount',
    'currency',
    'alarmFrom',
    { source: 'state', words: 'greatWinStates' },
    'seenAt',
    'seenBy',
    'seenReason',
  )
  const filters = [
    <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
    <TextInput key="memberId" source="memberId" />,
    ...span,
  ]
  return (
    <List
      filters={filters}
      filterDefaultValues={waiting}
      sort={{ field: 'foundAt', order: 'DESC' }}
      perPage={25}
      exporter={exporter}
      empty={false}
    >
      <Rows<WinRow>
        waiting={waiting}
        primary={(row) => `${row.memberAccount} · ${amount(row.amount, row.currency)}`}
        secondary={({ state, vendorCode, foundAt }) =>
          `${translate(`greatWinStates.${state}`)} · ${vendorCode} · ${moment(foundAt)}`
        }
      >
        <DataTable.Col source="foundAt" disableSort>
          <Moment source="foundAt" />
        </DataTable.Col>
        <DataTable.Col source="memberAccount" disableSort />
        <DataTable.Col source="vendorCode" disableSort />
        <DataTable.Col source="gameType" disableSort>
          <Words source="gameType" words="gameTypes" />
        </DataTable.Col>
        <DataTable.Col source="amount" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="amount" />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <Words source="state" words="greatWinStates" />
        </DataTable.Col>
        <DataTable.Col source="seenBy" disableSort />
        <DataTable.Col source="seenReason" disableSort />
      </Rows>
    </List>
  )
}
