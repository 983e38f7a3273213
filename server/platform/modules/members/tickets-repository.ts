import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { deleteBefore } from '../../db/delete-before.ts'
import type { SignInTickets, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
export type TicketRow = Selectable<SignInTickets>

export const insertTicket = (query: Query, ticket: Insertable<SignInTickets>) =>
  query.insertInto('sign_in_tickets').values(ticket).execute()

interface TicketKey {
  readonly merchantId: string
  readonly ticketHash: string
  readonly ip: string
  readonly now: Date
}

/** A ticket in force, for the address it was given to. */
export const selectTicket = (query: Query, { merchantId, ticketHash, ip, now }: TicketKey) =>
  query
    .selectFrom('sign_in_tickets')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('ticket_hash', '=', ticketHash)
    .where('ip', '=', ip)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst()

/** Counts a try and returns the ticket; nothing once its tries are used up. */
export const countTicketTry = (query: Query, { merchantId, ticketHash, ip, now }: TicketKey, mostTries: number) =>
  query
    .updateTable('sign_in_tickets')
    .set({ tries: sql`tries + 1` })
    .where('merchant_id', '=', merchantId)
    .where('ticket_hash', '=', ticketHash)
    .where('ip', '=', ip)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where('tries', '<', mostTries)
    .returningAll()
    .executeTakeFirst()

/** Uses a ticket up; false when somebody was quicker. */
export async function spendTicket(query: Query, ticket: TicketRow, at: Date): Promise<boolean> {
  const used = await query
    .updateTable('sign_in_tickets')
    .set({ used_at: at })
    .where('merchant_id', '=', ticket.merchant_id)
    .where('ticket_hash', '=', ticket.ticket_hash)
    .where('used_at', 'is', null)
    .returning('ticket_hash')
    .executeTakeFirst()
  return used !== undefined
}

export const deleteTicketsBefore = (query: Query, at: Date) => deleteBefore(query, 'sign_in_tickets', 'expires_at', at)
