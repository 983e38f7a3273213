import { DataTable, DateInput, List, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Amount } from '../../fields/Amount.tsx'
import { Words } from '../../fields/Words.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { daysAgo } from '../../lib/days-ago.ts'
import { useExporter } from '../../lib/use-exporter.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleAgentCostFragment as Cost } from './agentCosts.generated.ts'

const kindChoices = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'].map((id) => ({
  id,
  name: `settlementKinds.${id}`,
}))
const filters = [
  <DateInput key="from" source="from" alwaysOn />,
  <DateInput key="to" source="to" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kindChoices} alwaysOn />,
  <TextInput key="account" source="account" alwaysOn />,
]

/** What contracts cost by agent and kind over some days, whoever cost most first. */
export default function AgentCostList() {
  const translate = useTranslate()
  const { amount } = useFormats()
  const exporter = useExporter(
    'agentCosts',
    'account',
    { source: 'kind', words: 'settlementKinds' },
    'count',
    'amount',
    'paid',
    'currency',
  )
  return (
    <List
      filters={filters}
      filterDefaultValues={{ from: daysAgo(30), to: daysAgo(0) }}
      perPage={25}
      exporter={exporter}
    >
      <Rows<Cost>
        path={({ memberId }) => `/members/${memberId}/show`}
        primary={(row) => `${row.account} · ${amount(row.amount, row.currency)}`}
        secondary={({ kind }) => translate(`settlementKinds.${kind}`)}
      >
        <DataTable.Col source="account" disableSort />
        <DataTable.Col source="kind" disableSort>
          <Words source="kind" words="settlementKinds" />
        </DataTable.Col>
        <NumberColumn source="count" disableSort />
        <DataTable.Col source="amount" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="amount" />
        </DataTable.Col>
        <DataTable.Col source="paid" disableSort sx={{ textAlign: 'right' }}>
          <Amount source="paid" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
