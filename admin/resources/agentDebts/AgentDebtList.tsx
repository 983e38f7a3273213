import { DataTable, List, TextInput } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Moment } from '../../fields/Moment.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleAgentDebtFragment as Debt } from './agentDebts.generated.ts'

const filters = [<TextInput key="account" source="account" alwaysOn />]

/** Who owes of what was paid to him and is to be taken back, the most first: it is taken from whatever he earns next. */
export default function AgentDebtList() {
  const { amount, moment } = useFormats()
  return (
    <List filters={filters} perPage={25} actions={<ExportActions of="agentDebts" />}>
      <Rows<Debt>
        path={({ memberId }) => `/members/${memberId}/show`}
        primary={({ account, owed, currency }) => `${account} · ${amount(owed, currency)}`}
        secondary={({ since }) => moment(since)}
      >
        <DataTable.Col source="account" disableSort />
        <DataTable.Col source="owed" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="owed" />
        </DataTable.Col>
        <NumberColumn source="count" disableSort />
        <DataTable.Col source="since" disableSort>
          <Moment source="since" />
        </DataTable.Col>
        <DataTable.Col source="nextTryAt" disableSort>
          <Moment source="nextTryAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
