import { defineExport } from '../../../db/export-source.ts'
import { momentCursor } from '../../../http/feed.ts'
import { ticketsRights } from './policy.ts'
import { minutesAfter } from './presenter.ts'
import { countTickets, type OperatorTicketRow, readTickets, type TicketFilter } from './repository.ts'
import { ticketsOperatorCalls } from './schema.ts'

const field = (name: string) => ({ heading: `resources.complaints.fields.${name}` })

/** What people said to a brand, whole, as regulators ask for the register of complaints; the conversations are not in it. */
export const ticketsExport = defineExport({
  name: 'TICKETS',
  right: ticketsRights['tickets.read'],
  filter: ticketsOperatorCalls.listOperatorTickets.query,
  narrow: ({ pageNo: _page, pageSize: _size, sort: _sort, ...filter }): TicketFilter => filter,
  columns: [
    { ...field('number'), cell: ({ number }: OperatorTicketRow) => number },
    { ...field('createdAt'), cell: ({ created_at }) => created_at },
    { ...field('account'), cell: ({ account }) => account },
    { ...field('category'), words: 'ticketCategories', cell: ({ category }) => category },
    { ...field('content'), cell: ({ content }) => content },
    { ...field('referenceKind'), words: 'ticketReferences', cell: ({ reference_kind }) => reference_kind },
    { ...field('referenceId'), cell: ({ reference_id }) => reference_id },
    { ...field('state'), words: 'ticketStates', cell: ({ state }) => state },
    { ...field('answeredAfterMinutes'), cell: ({ created_at, answered_at }) => minutesAfter(created_at, answered_at) },
    { ...field('resolvedAfterMinutes'), cell: ({ created_at, closed_at }) => minutesAfter(created_at, closed_at) },
    { ...field('outcome'), words: 'ticketOutcomes', cell: ({ outcome }) => outcome },
    { ...field('closedBy'), words: 'ticketClosers', cell: ({ closed_by }) => closed_by },
    { ...field('rating'), cell: ({ rating }) => rating },
  ],
  cursor: momentCursor,
  placeOf: ({ created_at, id }) => ({ at: created_at, id }),
  count: countTickets,
  read: readTickets,
})
