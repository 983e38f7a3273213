import type { Kysely, Selectable } from 'kysely'
import { behind, contains, countUpTo, inSpan, type Rows, type TimeSpan } from '../../../db/search.ts'
import type { Tables, TicketCannedAnswers } from '../../../db/tables.ts'
import type { Moment } from '../../../http/feed.ts'
import type { TicketKey, TicketRow } from '../repository/tickets.ts'

type Query = Kysely<Tables>

/** A ticket with the account of its member, and the language for the answer; null where the brand's own is meant. */
export interface OperatorTicketRow extends TicketRow {
  readonly account: string | null
  readonly answer_language: string | null
}

export interface TicketFilter extends TimeSpan {
  readonly isWaiting?: boolean | undefined
  readonly isEscalated?: boolean | undefined
  readonly state?: string | undefined
  readonly category?: string | undefined
  readonly outcome?: string | undefined
  readonly account?: string | undefined
  readonly number?: string | undefined
  readonly claimedBy?: string | undefined
}

const ofBrand = (query: Query, merchantId: string) =>
  query
    .selectFrom('tickets')
    .leftJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'tickets.merchant_id').onRef('members.id', '=', 'tickets.member_id'),
    )
    .where('tickets.merchant_id', '=', merchantId)

function wantedOf(query: Query, merchantId: string, filter: TicketFilter) {
  let wanted = inSpan(ofBrand(query, merchantId), 'tickets.created_at', filter)
  if (filter.isWaiting !== undefined) wanted = wanted.where('tickets.due_at', filter.isWaiting ? 'is not' : 'is', null)
  if (filter.isEscalated !== undefined)
    wanted = wanted.where('tickets.escalated_at', filter.isEscalated ? 'is not' : 'is', null)
  if (filter.state !== undefined) wanted = wanted.where('tickets.state', '=', filter.state)
  if (filter.category !== undefined) wanted = wanted.where('tickets.category', '=', filter.category)
  if (filter.outcome !== undefined) wanted = wanted.where('tickets.outcome', '=', filter.outcome)
  if (filter.account) wanted = wanted.where('members.account', 'ilike', contains(filter.account))
  if (filter.number) wanted = wanted.where('tickets.number', '=', filter.number.trim().toUpperCase())
  if (filter.claimedBy) wanted = wanted.where('tickets.operator', '=', filter.claimedBy)
  return wanted
}

/** A page of a brand's tickets: of those that wait what is due first, the supervisors' among them as they are due; else the newest first. */
export async function listTickets(
  query: Query,
  merchantId: string,
  filter: TicketFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<OperatorTicketRow>> {
  const wanted = wantedOf(query, merchantId, filter)
  const selected = wanted
    .selectAll('tickets')
    .select('members.account')
    .select(({ fn }) => fn.coalesce('members.language', 'tickets.language').as('answer_language'))
  const ordered = filter.isWaiting
    ? selected.orderBy('tickets.due_at').orderBy('tickets.id')
    : selected.orderBy('tickets.created_at', 'desc').orderBy('tickets.id', 'desc')
  const rows = await ordered.limit(limit).offset(offset).execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Tickets behind a place, the newest first. */
export const readTickets = (
  query: Query,
  merchantId: string,
  filter: TicketFilter,
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
): Promise<OperatorTicketRow[]> =>
  behind(wantedOf(query, merchantId, filter), ['tickets.created_at', 'tickets.id'], after)
    .selectAll('tickets')
    .select('members.account')
    .select(({ fn }) => fn.coalesce('members.language', 'tickets.language').as('answer_language'))
    .orderBy('tickets.created_at', 'desc')
    .orderBy('tickets.id', 'desc')
    .limit(limit)
    .execute()

/** How many tickets a filter finds, counted up to `most`. */
export const countTickets = (query: Query, merchantId: string, filter: TicketFilter, most: number) =>
  countUpTo(query, wantedOf(query, merchantId, filter).select('tickets.id'), most)

export const findTicket = (query: Query, { merchantId, id }: TicketKey): Promise<OperatorTicketRow | undefined> =>
  ofBrand(query, merchantId)
    .selectAll('tickets')
    .select('members.account')
    .select(({ fn }) => fn.coalesce('members.language', 'tickets.language').as('answer_language'))
    .where('tickets.id', '=', id)
    .executeTakeFirst()

export type CannedAnswerRow = Selectable<TicketCannedAnswers>

/** A page of a brand's canned answers, by language and title. */
export async function listCannedAnswers(
  query: Query,
  merchantId: string,
  { language }: { readonly language?: string | undefined },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<CannedAnswerRow>> {
  let wanted = query.selectFrom('ticket_canned_answers').where('merchant_id', '=', merchantId)
  if (language !== undefined) wanted = wanted.where('language', '=', language)
  const rows = await wanted
    .selectAll()
    .orderBy('language')
    .orderBy('title')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const findCannedAnswer = (query: Query, { merchantId, id }: TicketKey): Promise<CannedAnswerRow | undefined> =>
  query
    .selectFrom('ticket_canned_answers')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Writes a canned answer, new or in the place of what it was. */
export const writeCannedAnswer = (query: Query, row: CannedAnswerRow): Promise<CannedAnswerRow> =>
  query
    .insertInto('ticket_canned_answers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'id']).doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteCannedAnswer = (query: Query, { merchantId, id }: TicketKey) =>
  query.deleteFrom('ticket_canned_answers').where('merchant_id', '=', merchantId).where('id', '=', id).execute()
