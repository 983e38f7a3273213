import type { Insertable, Kysely } from 'kysely'
import { behind, countUpTo, inSpan, type TimeSpan } from '../../db/search.ts'
import type { Adjustments, Tables } from '../../db/tables.ts'
import type { Moment } from '../../http/feed.ts'
import { type PageRequest, pageOf, sortOf } from '../../http/paging.ts'
import { storedLimit, type WaitingLimit } from '../../lib/waiting-limit.ts'

type Query = Kysely<Tables>

export interface AdjustmentFilter extends TimeSpan {
  readonly ids?: readonly string[] | undefined
  readonly memberId?: string | undefined
  readonly state?: string | undefined
  readonly kind?: string | undefined
  readonly askedBy?: string | undefined
}

const SORTS = {
  askedAt: 'adjustments.asked_at',
  decidedAt: 'adjustments.decided_at',
  amount: 'adjustments.amount',
  state: 'adjustments.state',
  id: 'adjustments.asked_at',
} as const

/** Adjustments with the member's account and the balance that it has now. */
const adjustments = (query: Query, merchantId: string) =>
  query
    .selectFrom('adjustments')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'adjustments.merchant_id')
        .onRef('members.id', '=', 'adjustments.member_id'),
    )
    .leftJoin('ledger_accounts', (join) =>
      join
        .onRef('ledger_accounts.merchant_id', '=', 'adjustments.merchant_id')
        .onRef('ledger_accounts.member_id', '=', 'adjustments.member_id')
        .onRef('ledger_accounts.currency', '=', 'adjustments.currency')
        .on('ledger_accounts.account', '=', 'CASH'),
    )
    .where('adjustments.merchant_id', '=', merchantId)

export function selectAdjustment(query: Query, merchantId: string, id: string) {
  return adjustments(query, merchantId)
    .selectAll('adjustments')
    .select(['members.account as member_account', 'ledger_accounts.balance'])
    .where('adjustments.id', '=', id)
    .executeTakeFirst()
}

export type AdjustmentRow = NonNullable<Awaited<ReturnType<typeof selectAdjustment>>>

function wantedAdjustments(query: Query, merchantId: string, filter: AdjustmentFilter) {
  let wanted = inSpan(adjustments(query, merchantId), 'adjustments.asked_at', filter)
  if (filter.ids !== undefined) wanted = wanted.where('adjustments.id', 'in', [...filter.ids])
  if (filter.memberId !== undefined) wanted = wanted.where('adjustments.member_id', '=', filter.memberId)
  if (filter.state !== undefined) wanted = wanted.where('adjustments.state', '=', filter.state)
  if (filter.kind !== undefined) wanted = wanted.where('adjustments.kind', '=', filter.kind)
  if (filter.askedBy !== undefined) wanted = wanted.where('adjustments.asked_account', '=', filter.askedBy)
  return wanted
}

export async function selectAdjustments(query: Query, merchantId: string, filter: AdjustmentFilter, page: PageRequest) {
  const { limit, offset } = pageOf(page)
  const { column, direction } = sortOf(page.sort, SORTS, { column: 'adjustments.asked_at', direction: 'asc' })
  const wanted = wantedAdjustments(query, merchantId, filter)
  const rows = await wanted
    .selectAll('adjustments')
    .select(['members.account as member_account', 'ledger_accounts.balance'])
    .orderBy(column, direction)
    .orderBy('adjustments.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Adjustments behind a place, the newest request first. */
export const readAdjustments = (
  query: Query,
  merchantId: string,
  filter: AdjustmentFilter,
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
): Promise<AdjustmentRow[]> =>
  behind(wantedAdjustments(query, merchantId, filter), ['adjustments.asked_at', 'adjustments.id'], after)
    .selectAll('adjustments')
    .select(['members.account as member_account', 'ledger_accounts.balance'])
    .orderBy('adjustments.asked_at', 'desc')
    .orderBy('adjustments.id', 'desc')
    .limit(limit)
    .execute()

/** How many adjustments a filter finds, counted up to `most`. */
export const countAdjustments = (query: Query, merchantId: string, filter: AdjustmentFilter, most: number) =>
  countUpTo(query, wantedAdjustments(query, merchantId, filter).select('adjustments.id'), most)

/** The request that an operator made under a key before. */
export function selectByKey(query: Query, merchantId: string, operatorId: string, key: string) {
  return query
    .selectFrom('adjustments')
    .select(['id', 'request_hash'])
    .where('merchant_id', '=', merchantId)
    .where('asked_by', '=', operatorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** Writes a request; false when the transfer it reverses has one already. */
export async function insertAdjustment(query: Query, adjustment: Insertable<Adjustments>): Promise<boolean> {
  const inserted = await query
    .insertInto('adjustments')
    .values(adjustment)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Locks a request until the transaction ends, so that two decisions are one after the other. */
export const lockAdjustment = (query: Query, merchantId: string, id: string) =>
  query
    .selectFrom('adjustments')
    .select('state')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function decideAdjustment(
  query: Query,
  merchantId: string,
  id: string,
  decision: { state: string; by: string; account: string; at: Date; reason: string; transferId: string | null },
): Promise<void> {
  await query
    .updateTable('adjustments')
    .set({
      state: decision.state,
      decided_by: decision.by,
      decided_account: decision.account,
      decided_at: decision.at,
      decision_reason: decision.reason,
      transfer_id: decision.transferId,
    })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .execute()
}

/** The limit of a merchant as it was set. */
export async function selectLimit(query: Query, merchantId: string): Promise<WaitingLimit> {
  const row = await query
    .selectFrom('adjustment_limits')
    .select(['amount', 'pending_amount', 'pending_from'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return row === undefined ? storedLimit(0n, null, null) : storedLimit(row.amount, row.pending_amount, row.pending_from)
}

/** Locks the limit of a merchant until the transaction ends: a raise must not undo a lowering of the same moment. */
export async function lockLimit(query: Query, merchantId: string): Promise<void> {
  await query
    .insertInto('adjustment_limits')
    .values({ merchant_id: merchantId, amount: 0n })
    .onConflict((conflict) => conflict.column('merchant_id').doNothing())
    .execute()
  await query
    .selectFrom('adjustment_limits')
    .select('amount')
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .execute()
}

export async function saveLimit(query: Query, merchantId: string, limit: WaitingLimit): Promise<void> {
  await query
    .updateTable('adjustment_limits')
    .set({
      amount: limit.amount,
      pending_amount: limit.pending?.amount ?? null,
      pending_from: limit.pending?.from ?? null,
    })
    .where('merchant_id', '=', merchantId)
    .execute()
}

/** Currency of a member of the merchant. */
export const selectCurrency = (query: Query, merchantId: string, memberId: string) =>
  query
    .selectFrom('members')
    .select('currency')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .executeTakeFirst()
