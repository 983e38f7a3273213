import { DataTable, List, SelectInput, useLocaleState, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { span } from '../../inputs/span.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { formatAge } from '../../lib/age.ts'
import { CaseState } from './CaseState.tsx'
import type { ConsoleChatCaseFragment as Case } from './chatReports.generated.ts'
import { saidIn } from './said.ts'

const states = ['OPEN', 'REMOVED', 'DISMISSED'].map((id) => ({ id, name: `chat.states.${id}` }))
const filters = [<SelectInput key="state" source="state" choices={states} alwaysOn />, ...span]
const text = { maxWidth: 360, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Reported messages: what nobody decided first, the oldest of it first. */
export default function ChatReportList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const age = ({ openedAt }: Case) => formatAge(openedAt, Date.now(), language)
  return (
    <List filters={filters} perPage={25} exporter={false} empty={false}>
      <Rows<Case>
        primary={({ message }) => saidIn(message)}
        secondary={(row) => [translate(`chat.states.${row.state}`), row.message.account, age(row)].join(' · ')}
        path={({ id }) => `/chatReports/${id}/show`}
      >
        <DataTable.Col source="openedAt" disableSort render={(row: Case) => (row.state === 'OPEN' ? age(row) : '–')} />
        <DataTable.Col source="message" disableSort sx={text} render={({ message }: Case) => saidIn(message)} />
        <DataTable.Col source="account" disableSort render={({ message }: Case) => message.account} />
        <DataTable.Col source="roomName" disableSort />
        <DataTable.Col source="reports" disableSort sx={{ textAlign: 'right' }} />
        <DataTable.Col source="state" disableSort>
          <CaseState />
        </DataTable.Col>
        <DataTable.Col source="claimedBy" disableSort />
        <DataTable.Col source="decidedAt" disableSort>
          <Moment source="decidedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
