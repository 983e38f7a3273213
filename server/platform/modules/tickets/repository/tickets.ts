import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { inSpan, type Rows, type TimeSpan } from '../../../db/search.ts'
import type { Tables, Tickets } from '../../../db/tables.ts'
import type { TicketReferenceKind } from '../states.ts'

type Query = Kysely<Tables>
export type TicketRow = Selectable<Tickets>
export type TicketChange = Updateable<Tickets>

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

export interface TicketKey {
  readonly merchantId: string
  readonly id: string
}

/** Makes what one sender sends at once happen one after the other, until the transaction ends. */
export const lockSender = (tx: Transaction, merchantId: string, sender: string) =>
  tx.raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'tickets', current_schema(), $1::text, $2::text), 0))`,
    [merchantId, sender],
  )

const ofMember = (query: Query, { merchantId, memberId }: MemberKey) =>
  query.selectFrom('tickets').where('merchant_id', '=', merchantId).where('member_id', '=', memberId)

export const findOwn = (query: Query, member: MemberKey, id: string): Promise<TicketRow | undefined> =>
  ofMember(query, member).selectAll().where('id', '=', id).executeTakeFirst()

/** The ticket that a sender sent with that key. */
export const findSent = (
  query: Query,
  { merchantId, memberId, key }: { merchantId: string; memberId: string | null; key: string },
): Promise<TicketRow | undefined> =>
  query
    .selectFrom('tickets')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', 'is not distinct from', memberId)
    .where('key', '=', key)
    .executeTakeFirst()

/** Holds a ticket of a brand until the transaction ends. */
export const lockTicket = (query: Query, { merchantId, id }: TicketKey): Promise<TicketRow | undefined> =>
  query
    .selectFrom('tickets')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export interface OwnFilter extends TimeSpan {
  readonly isOpen?: boolean | undefined
  readonly state?: string | undefined
  readonly category?: string | undefined
}

/** A page of a member's tickets, the newest first. */
export async function listOwn(
  query: Query,
  member: MemberKey,
  { isOpen, state, category, ...span }: OwnFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Rows<TicketRow>> {
  let wanted = inSpan(ofMember(query, member), 'created_at', span)
  if (state !== undefined) wanted = wanted.where('state', '=', state)
  if (category !== undefined) wanted = wanted.where('category', '=', category)
  if (isOpen !== undefined) wanted = wanted.where('state', isOpen ? '!=' : '=', 'CLOSED')
  const rows = await wanted
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export async function countOpen(query: Query, member: MemberKey): Promise<number> {
  const { total } = await ofMember(query, member)
    .select((count) => count.fn.countAll<bigint>().as('total'))
    .where('state', '!=', 'CLOSED')
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const insertTicket = (query: Query, ticket: Insertable<Tickets>): Promise<TicketRow> =>
  query.insertInto('tickets').values(ticket).returningAll().executeTakeFirstOrThrow()

/** Changes a ticket that the caller holds. */
export const changeTicket = (
  query: Query,
  { merchant_id, id }: Pick<TicketRow, 'merchant_id' | 'id'>,
  change: TicketChange,
): Promise<TicketRow> =>
  query
    .updateTable('tickets')
    .set(change)
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Holds some tickets, of all brands, that should have been answered or ended and that nobody was told of yet. */
export const takeOverdue = (query: Query, now: Date, limit: number): Promise<TicketRow[]> =>
  query
    .selectFrom('tickets')
    .selectAll()
    .where('due_at', '<=', now)
    .where('escalated_at', 'is', null)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Holds some tickets, of all brands, to whose answer nobody replied. */
export const takeSilent = (query: Query, now: Date, limit: number): Promise<TicketRow[]> =>
  query
    .selectFrom('tickets')
    .selectAll()
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Whether all of these files are the member's own uploads. */
export async function ownsFiles(query: Query, { merchantId, memberId }: MemberKey, ids: readonly string[]) {
  if (ids.length === 0) return true
  const rows = await query
    .selectFrom('content_files')
    .select('id')
    .where('id', 'in', ids)
    .where('merchant_id', '=', merchantId)
    .where('owner_kind', '=', 'MEMBER')
    .where('owner_id', '=', memberId)
    .execute()
  return rows.length === new Set(ids).size
}

const TABLES = { BET: 'bets', DEPOSIT: 'deposits', WITHDRAWAL: 'withdrawals' } as const

/** Whether a bet, deposit or withdrawal is the member's own. */
export async function ownsRecord(
  query: Query,
  { merchantId, memberId }: MemberKey,
  { kind, id }: { readonly kind: TicketReferenceKind; readonly id: string },
): Promise<boolean> {
  const found = await query
    .selectFrom(TABLES[kind])
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
