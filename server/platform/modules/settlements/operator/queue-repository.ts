import { sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection.ts'
import { behind, countUpTo, inSpan, type TimeSpan } from '../../../db/search.ts'
import type { Moment } from '../../../http/feed.ts'
import type { SettlementRow } from '../repository/settlements.ts'

type Connection = Pick<Database, 'raw'>
type Query = Transaction['query']
type PageAt = { readonly limit: number; readonly offset: number }

/** What is wanted; a span is of the moments at which windows begin. */
export interface QueueFilter extends TimeSpan {
  readonly ids?: readonly string[] | undefined
  readonly kind?: string | undefined
  readonly period?: string | undefined
  readonly state?: string | undefined
  readonly isHeld?: boolean | undefined
  /** Those that wait for an operator, unapproved or held, or the others. */
  readonly isWaiting?: boolean | undefined
}

/** Unapproved or held. */
const WAITS = sql<boolean>`(state = 'UNAPPROVED' or is_held)`

function wantedSettlements(
  query: Query,
  merchantId: string,
  { ids, kind, period, state, isHeld, isWaiting, ...span }: QueueFilter,
) {
  let wanted = inSpan(query.selectFrom('settlements').where('merchant_id', '=', merchantId), 'window_from', span)
  if (ids !== undefined) wanted = wanted.where(sql<boolean>`id = any(${ids}::uuid[])`)
  if (kind !== undefined) wanted = wanted.where('kind', '=', kind)
  if (period !== undefined) wanted = wanted.where('period', '=', period)
  if (state !== undefined) wanted = wanted.where('state', '=', state)
  if (isHeld !== undefined) wanted = wanted.where('is_held', '=', isHeld)
  if (isWaiting !== undefined) wanted = wanted.where(sql<boolean>`${WAITS} = ${isWaiting}`)
  return wanted
}

/** A page of a brand's settlements: those that wait for an operator first, then the newest. */
export async function listQueue(
  query: Query,
  merchantId: string,
  filter: QueueFilter,
  { limit, offset }: PageAt,
): Promise<{ rows: SettlementRow[]; total: bigint }> {
  const wanted = wantedSettlements(query, merchantId, filter)
  const rows = await wanted
    .selectAll()
    .orderBy(WAITS, 'desc')
    .orderBy('window_from', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** A settlement with how many of its earnings correct a window settled before. */
export interface ReadSettlementRow extends SettlementRow {
  readonly corrections: bigint | null
}

/** Settlements behind a place, the newest window first whatever waits: what is decided meanwhile keeps its place. */
export const readSettlements = (
  query: Query,
  merchantId: string,
  filter: QueueFilter,
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
): Promise<ReadSettlementRow[]> =>
  behind(wantedSettlements(query, merchantId, filter), ['window_from', 'id'], after)
    .selectAll()
    .select((build) =>
      build
        .selectFrom('earnings')
        .whereRef('earnings.merchant_id', '=', 'settlements.merchant_id')
        .whereRef('earnings.settlement_id', '=', 'settlements.id')
        .where('earnings.revision', '>', 0)
        .select((count) => count.fn.countAll<bigint>().as('corrections'))
        .as('corrections'),
    )
    .orderBy('window_from', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** How many settlements a filter finds, counted up to `most`. */
export const countSettlements = (query: Query, merchantId: string, filter: QueueFilter, most: number) =>
  countUpTo(query, wantedSettlements(query, merchantId, filter).select('id'), most)

/** What earnings of a settlement come to, by state and currency. */
export interface StateSum {
  readonly settlement_id: string
  readonly state: string
  readonly currency: string
  readonly count: bigint
  readonly amount: bigint
  readonly paid: bigint
  /** Of the count those that correct a window settled before. */
  readonly corrections: bigint
}

export const sumStates = (
  { raw }: Connection,
  merchantId: string,
  settlementIds: readonly string[],
): Promise<StateSum[]> =>
  raw(
    `select settlement_id, state, currency, count(*) as count, sum(amount)::int8 as amount, sum(paid)::int8 as paid,
         count(*) filter (where revision > 0) as corrections
       from earnings where merchant_id = $1 and settlement_id = any($2::uuid[])
      group by settlement_id, state, currency order by settlement_id, currency, state`,
    [merchantId, settlementIds],
  )

/** How many earnings of settlements were skipped for each reason. */
export const countSkips = ({ raw }: Connection, merchantId: string, settlementIds: readonly string[]) =>
  raw<{ settlement_id: string; reason: string; count: bigint }>(
    `select settlement_id, skip_reason as reason, count(*) as count from earnings
      where merchant_id = $1 and settlement_id = any($2::uuid[]) and skip_reason is not null
      group by settlement_id, skip_reason order by settlement_id, count desc, reason`,
    [merchantId, settlementIds],
  )

/** Lets all that waits for approval be paid; answers how many. The settlement is locked. */
export async function makeDue({ raw }: Connection, merchantId: string, settlementId: string, at: Date): Promise<void> {
  await raw(
    `update earnings set state = 'DUE', next_try_at = $3, changed_at = $3
      where merchant_id = $1 and settlement_id = $2 and state = 'UNAPPROVED'`,
    [merchantId, settlementId, at.toISOString()],
  )
}

/** Nothing of what waits for approval is ever paid. The settlement is locked. Answers whether anything else of it counts. */
export async function denyWaiting(
  { raw }: Connection,
  merchantId: string,
  settlementId: string,
  at: Date,
): Promise<boolean> {
  await raw(
    `update earnings set state = 'DENIED', changed_at = $3 where merchant_id = $1 and settlement_id = $2 and state = 'UNAPPROVED'`,
    [merchantId, settlementId, at.toISOString()],
  )
  const rows = await raw(
    `select from earnings where merchant_id = $1 and settlement_id = $2 and state not in ('DENIED', 'NOTHING') limit 1`,
    [merchantId, settlementId],
  )
  return rows.length > 0
}
