import { DataTable, List, SelectInput, TextInput, useLocaleState, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { StateChip } from '../../fields/StateChip.tsx'
import { Words } from '../../fields/Words.tsx'
import { OnlyInput } from '../../inputs/OnlyInput.tsx'
import { span } from '../../inputs/span.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { TicketState } from '../../kits/tickets/TicketState.tsx'
import { ticketCategories } from '../../kits/tickets/ticket-categories.ts'
import { formatAge } from '../../lib/age.ts'
import type { ConsoleTicketLineFragment as Ticket } from './tickets.generated.ts'
import { useDueWords } from './use-due-words.ts'

const choicesOf = (words: string, ids: readonly string[]) => ids.map((id) => ({ id, name: `${words}.${id}` }))
const states = choicesOf('ticketStates', ['OPEN', 'CLAIMED', 'ESCALATED', 'ANSWERED', 'CLOSED'])
const categories = choicesOf('ticketCategories', ticketCategories)
const waiting = { isWaiting: true }
const filters = [
  <OnlyInput key="isWaiting" source="isWaiting" alwaysOn />,
  <OnlyInput key="isEscalated" source="isEscalated" alwaysOn />,
  <TextInput key="account" source="account" alwaysOn />,
  <SelectInput key="category" source="category" choices={categories} alwaysOn />,
  <SelectInput key="state" source="state" choices={states} />,
  <TextInput key="number" source="number" />,
  <TextInput key="claimedBy" source="claimedBy" />,
  ...span,
]

/** What people say to the house: what it owes an answer to, due first; each with its age. */
export default function TicketList() {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const dueOf = useDueWords()
  const whoOf = ({ account }: Ticket) => account ?? translate('tickets.visitor')
  const ageOf = ({ createdAt }: Ticket) => formatAge(createdAt, Date.now(), language)
  return (
    <List filters={filters} filterDefaultValues={waiting} perPage={25} exporter={false} empty={false}>
      <Rows<Ticket>
        waiting={waiting}
        primary={(row) => `${whoOf(row)} · ${translate(`ticketCategories.${row.category}`)}`}
        secondary={(row) =>
          [
            translate(`ticketStates.${row.state}`),
            dueOf(row),
            row.number,
            ...(row.claimedBy === null ? [] : [row.claimedBy]),
          ].join(' · ')
        }
      >
        <DataTable.Col
          source="dueAt"
          disableSort
          render={(row: Ticket) =>
            row.escalatedAt !== null && row.dueAt !== null ? (
              <StateChip label={dueOf(row)} tone="error" />
            ) : (
              <span style={{ whiteSpace: 'nowrap' }}>{dueOf(row)}</span>
            )
          }
        />
        <DataTable.Col source="createdAt" disableSort sx={{ whiteSpace: 'nowrap' }} render={ageOf} />
        <DataTable.Col source="number" disableSort sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col source="account" disableSort render={whoOf} />
        <DataTable.Col source="category" disableSort sx={{ whiteSpace: 'nowrap' }}>
          <Words source="category" words="ticketCategories" />
        </DataTable.Col>
        <DataTable.Col source="content" disableSort sx={{ maxWidth: 320, overflowWrap: 'anywhere' }} />
        <DataTable.Col source="state" disableSort>
          <TicketState />
        </DataTable.Col>
        <DataTable.Col source="claimedBy" disableSort render={({ claimedBy }: Ticket) => claimedBy ?? '–'} />
        <DataTable.Col source="changedAt" disableSort>
          <Moment source="changedAt" />
        </DataTable.Col>
      </Rows>
    </List>
  )
}
