import { DataTable, List, SelectInput, TextInput, useTranslate } from 'react-admin'
import { Moment } from '../../fields/Moment.tsx'
import { Words } from '../../fields/Words.tsx'
import { MomentInput } from '../../inputs/MomentInput.tsx'
import { ExportActions } from '../../kits/exports/ExportActions.tsx'
import { Rows } from '../../kits/tables/Rows.tsx'
import { TicketState } from '../../kits/tickets/TicketState.tsx'
import { useFormats } from '../../lib/use-formats.ts'
import type { ConsoleComplaintFragment as Complaint } from './complaints.generated.ts'

const outcomes = ['UPHELD', 'PARTLY', 'REJECTED', 'SETTLED'].map((id) => ({ id, name: `ticketOutcomes.${id}` }))
const filters = [
  <MomentInput key="from" source="from" label="filters.from" alwaysOn />,
  <MomentInput key="to" source="to" label="filters.to" alwaysOn />,
  <TextInput key="account" source="account" alwaysOn />,
  <SelectInput key="outcome" source="outcome" choices={outcomes} />,
]
const complaints = { category: 'COMPLAINT' }
const asked = (filter: object) => ({ ...filter, ...complaints })

/** The register of complaints as regulators ask for it, by when they were opened; it is exported as it is filtered. */
export default function ComplaintList() {
  const translate = useTranslate()
  const { moment } = useFormats()
  const whoOf = ({ account }: Complaint) => account ?? translate('tickets.visitor')
  const countOf = (count: number | null) => count ?? '–'
  return (
    <List
      filter={complaints}
      filters={filters}
      perPage={25}
      actions={<ExportActions of="tickets" asked={asked} />}
      empty={false}
    >
      <Rows<Complaint>
        path={({ id }) => `/tickets/${id}/show`}
        primary={(row) => `${row.number} · ${whoOf(row)}`}
        secondary={(row) =>
          [
            translate(`ticketStates.${row.state}`),
            moment(row.createdAt),
            ...(row.outcome === null ? [] : [translate(`ticketOutcomes.${row.outcome}`)]),
          ].join(' · ')
        }
      >
        <DataTable.Col source="number" disableSort sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col source="createdAt" disableSort>
          <Moment source="createdAt" />
        </DataTable.Col>
        <DataTable.Col source="account" disableSort render={whoOf} />
        <DataTable.Col source="content" disableSort sx={{ maxWidth: 320, overflowWrap: 'anywhere' }} />
        <DataTable.Col source="state" disableSort>
          <TicketState />
        </DataTable.Col>
        <DataTable.Col
          source="answeredAfterMinutes"
          disableSort
          sx={{ textAlign: 'right' }}
          render={(row: Complaint) => countOf(row.answeredAfterMinutes)}
        />
        <DataTable.Col
          source="resolvedAfterMinutes"
          disableSort
          sx={{ textAlign: 'right' }}
          render={(row: Complaint) => countOf(row.resolvedAfterMinutes)}
        />
        <DataTable.Col source="outcome" disableSort>
          <Words source="outcome" words="ticketOutcomes" />
        </DataTable.Col>
        <DataTable.Col
          source="rating"
          disableSort
          sx={{ textAlign: 'right' }}
          render={(row: Complaint) => countOf(row.rating)}
        />
      </Rows>
    </List>
  )
}
