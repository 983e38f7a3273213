import type { Insertable, Selectable } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import { inSpan, type TimeSpan } from '../../db/search.ts'
import type { RafflePrizes, RaffleSpins, Raffles, RaffleTickets } from '../../db/tables.ts'
import type { DocumentReference } from '../ledger/service.ts'
import { type CreditedDeposit, columnsOf, DEPOSITS } from '../payments/service.ts'

type Query = Transaction['query']
export type RaffleRow = Selectable<Raffles>
export type PrizeRow = Selectable<RafflePrizes>
export type SpinRow = Selectable<RaffleSpins>
export type TicketRow = Selectable<RaffleTickets>

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** More than anybody looks through. */
const MOST_SHOWN = 10

/** Makes the spins of one member happen one after the other, until the transaction ends. */
export const lockMember = (tx: Transaction, { merchantId, memberId }: MemberKey) =>
  tx.raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'raffles', current_schema(), $1::text, $2::text), 0))`,
    [merchantId, memberId],
  )

/** Raffles that members see: those published that are not over, the one that ends first before the others. */
export const listShown = (query: Query, merchantId: string, at: Date): Promise<RaffleRow[]> =>
  query
    .selectFrom('raffles')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'PUBLISHED')
    .where('ends_at', '>', at)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute()

const named = (query: Query, merchantId: string, id: string) =>
  query.selectFrom('raffles').selectAll().where('merchant_id', '=', merchantId).where('id', '=', id)

export const findRaffle = (query: Query, merchantId: string, id: string): Promise<RaffleRow | undefined> =>
  named(query, merchantId, id).executeTakeFirst()

/** A raffle while nobody else draws of it or changes it. */
export const lockRaffle = (query: Query, merchantId: string, id: string): Promise<RaffleRow | undefined> =>
  named(query, merchantId, id).forUpdate().executeTakeFirst()

/** The prizes of some raffles, by their places. */
export async function listPrizes(query: Query, merchantId: string, raffles: readonly string[]): Promise<PrizeRow[]> {
  if (raffles.length === 0) return []
  return query
    .selectFrom('raffle_prizes')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('raffle_id', 'in', raffles)
    .orderBy('place')
    .execute()
}

/** Takes one of a prize whose raffle the caller holds. */
export const takePrize = (query: Query, { merchant_id, raffle_id, place }: PrizeRow) =>
  query
    .updateTable('raffle_prizes')
    .set((prize) => ({ left_quantity: prize('left_quantity', '-', 1) }))
    .where('merchant_id', '=', merchant_id)
    .where('raffle_id', '=', raffle_id)
    .where('place', '=', place)
    .where('left_quantity', 'is not', null)
    .execute()

/** Writes tickets down, once for a document. */
export const insertTickets = (query: Query, tickets: Insertable<RaffleTickets>) =>
  query
    .insertInto('raffle_tickets')
    .values(tickets)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Writes down what deposits bring of all raffles that give tickets for one of their size, once for each. */
export const insertTicketsOfDeposits = ({ prepared }: Transaction, deposits: readonly CreditedDeposit[]) =>
  prepared(
    'raffles_tickets_of_deposits',
    `insert into raffle_tickets (merchant_id, raffle_id, member_id, document_kind, document_id, count, given_at)
     select deposit.merchant_id, raffle.id, deposit.member_id, 'deposit', deposit.document_id, 1, deposit.at
       from ${DEPOSITS}
       cross join lateral (select r.id from raffles r where r.merchant_id = deposit.merchant_id and r.state = 'PUBLISHED'
         and r.currency = deposit.currency and r.least_deposit <= deposit.amount and r.starts_at <= deposit.at
         and r.ends_at > deposit.at offset 0) raffle
     on conflict do nothing`,
    columnsOf(deposits),
  )

/** Removes the tickets of a document that were not used. */
export const removeTickets = ({ raw }: Transaction, { merchantId, memberId }: MemberKey, document: DocumentReference) =>
  raw(
    `with mine as (select * from raffle_tickets
        where merchant_id = $1 and member_id = $2 and document_kind = $3 and document_id = $4 and used < count for update),
     unused as (delete from raffle_tickets ticket using mine
        where mine.used = 0 and ticket.merchant_id = $1 and ticket.member_id = $2 and ticket.raffle_id = mine.raffle_id
          and ticket.document_kind = $3 and ticket.document_id = $4)
     update raffle_tickets ticket set count = mine.used from mine
      where mine.used > 0 and ticket.merchant_id = $1 and ticket.member_id = $2 and ticket.raffle_id = mine.raffle_id
        and ticket.document_kind = $3 and ticket.document_id = $4`,
    [merchantId, memberId, document.kind, document.id],
  )

/** How many tickets a member has left, of each raffle. */
export async function countTickets(query: Query, { merchantId, memberId }: MemberKey): Promise<Map<string, number>> {
  const rows = await query
    .selectFrom('raffle_tickets')
    .select([
      'raffle_id',
      ({ fn, ref }) => fn.sum<bigint>(ref('count')).as('given'),
      ({ fn }) => fn.sum<bigint>('used').as('used'),
    ])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .groupBy('raffle_id')
    .execute()
  return new Map(rows.map(({ raffle_id, given, used }) => [raffle_id, Number(given) - Number(used)]))
}

/** Uses the oldest ticket that a member has of a raffle; undefined where he has none. */
export async function takeTicket(
  { raw }: Transaction,
  { merchantId, memberId }: MemberKey,
  raffleId: string,
): Promise<Pick<TicketRow, 'document_kind' | 'document_id'> | undefined> {
  const [used] = await raw<Pick<TicketRow, 'document_kind' | 'document_id'>>(
    `update raffle_tickets ticket set used = used + 1
       from (select document_kind, document_id from raffle_tickets
              where merchant_id = $1 and member_id = $2 and raffle_id = $3 and used < count
              order by given_at, document_kind, document_id limit 1) oldest
      where ticket.merchant_id = $1 and ticket.member_id = $2 and ticket.raffle_id = $3
        and ticket.document_kind = oldest.document_kind and ticket.document_id = oldest.document_id
      returning ticket.document_kind, ticket.document_id`,
    [merchantId, memberId, raffleId],
  )
  return used
}

export const findSpinByKey = (
  query: Query,
  { merchantId, memberId }: MemberKey,
  key: string,
): Promise<SpinRow | undefined> =>
  query
    .selectFrom('raffle_spins')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

export const insertSpin = (query: Query, spin: Insertable<RaffleSpins>): Promise<SpinRow> =>
  query.insertInto('raffle_spins').values(spin).returningAll().executeTakeFirstOrThrow()

/** A spin with what its prize is called. */
export interface SpinWithNames extends SpinRow {
  readonly names: unknown
}

/** A page of a member's spins, the last one first. */
export async function listOwnSpins(
  query: Query,
  { merchantId, memberId }: MemberKey,
  span: TimeSpan,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: SpinWithNames[]; total: number }> {
  const own = query
    .selectFrom('raffle_spins')
    .where('raffle_spins.merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .$call((rows) => inSpan(rows, 'raffle_spins.spun_at', span))
  const rows = await own
    .innerJoin('raffle_prizes', (join) =>
      join
        .onRef('raffle_prizes.merchant_id', '=', 'raffle_spins.merchant_id')
        .onRef('raffle_prizes.raffle_id', '=', 'raffle_spins.raffle_id')
        .onRef('raffle_prizes.place', '=', 'raffle_spins.place'),
    )
    .selectAll('raffle_spins')
    .select('raffle_prizes.names')
    .orderBy('raffle_spins.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await own.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}
