import { DataTable, DateInput, List, TextInput, useTranslate } from 'react-admin'
import { ColumnActions } from '../../kits/tables/ColumnActions.tsx'
import { NumberColumn } from '../../kits/tables/NumberColumn.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { daysAgo } from '../../lib/days-ago.ts'
import { useExporter } from '../../lib/use-exporter.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleAgentReportFragment as Report } from './agentReports.generated.ts'

const filters = [
  <DateInput key="from" source="from" alwaysOn />,
  <DateInput key="to" source="to" alwaysOn />,
  <TextInput key="account" source="account" alwaysOn />,
]

const counts = ['registrations', 'firstDeposits'] as const
const amounts = [
  'deposits',
  'withdrawals',
  'stake',
  'validBet',
  'won',
  'bonuses',
  'rebates',
  'commissions',
  'left',
] as const
/** What a screen of 1440 pixels has no room for beside the rest; each can be called, and the file has them all. */
const hidden = ['validBet', 'bonuses', 'rebates', 'commissions'] as const

/** What the teams of agents came to over some days: whose team left the house most stands first. */
export default function AgentReportList() {
  const translate = useTranslate()
  const { amount } = useFormats()
  const exporter = useExporter('agentReports', 'account', 'nickname', ...counts, ...amounts, 'currency')
  return (
    <List
      filters={filters}
      filterDefaultValues={{ from: daysAgo(30), to: daysAgo(0) }}
      sort={{ field: 'left', order: 'DESC' }}
      perPage={25}
      exporter={exporter}
      actions={<ColumnActions />}
    >
      <Rows<Report>
        path={({ id }) => `/members/${id}/show`}
        primary={(row) => `${row.account} · ${amount(row.left, row.currency)}`}
        secondary={(row) =>
          `${translate('resources.agentReports.fields.stake')} ${amount(row.stake)} · ${translate('resources.agentReports.fields.won')} ${amount(row.won)}`
        }
        hidden={hidden}
        sorts={['left', 'stake', 'won', 'registrations']}
      >
        <DataTable.Col source="account" />
        {counts.map((source) => (
          <NumberColumn key={source} source={source} sortByOrder="DESC" />
        ))}
        {amounts.map((source) => (
          <DataTable.Col
            key={source}
            source={source}
            sortByOrder="DESC"
            sx={{ textAlign: 'right', px: 1 }}
            render={(row: Report) => amount(row[source])}
          />
        ))}
        <DataTable.Col source="currency" disableSort />
      </Rows>
    </List>
  )
}
