import type { Transaction } from '../../db/connection.ts'

type Query = Transaction['query']

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

function transfersOf(query: Query, { merchantId, memberId }: MemberKey) {
  return query
    .selectFrom('vendor_transfers')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
}

export const findByKey = (query: Query, member: MemberKey, key: string) =>
  transfersOf(query, member).where('idempotency_key', '=', key).executeTakeFirst()

export const find = (query: Query, member: MemberKey, id: string) =>
  transfersOf(query, member).where('id', '=', id).executeTakeFirst()

export type TransferRow = NonNullable<Awaited<ReturnType<typeof find>>>

/** The vendors to whose wallets money of a member is on its way. */
export const listOnTheirWay = (query: Query, member: MemberKey) =>
  transfersOf(query, member).where('state', '=', 'PENDING').where('direction', '=', 'IN').execute()

export const listLastTransfers = (query: Query, member: MemberKey, limit: number) =>
  transfersOf(query, member).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()

export async function insert(
  query: Query,
  row: Pick<
    TransferRow,
    | 'merchant_id'
    | 'member_id'
    | 'id'
    | 'vendor_code'
    | 'direction'
    | 'currency'
    | 'amount'
    | 'pending_id'
    | 'idempotency_key'
    | 'request_hash'
    | 'next_try_at'
    | 'created_at'
  >,
): Promise<TransferRow> {
  return query
    .insertInto('vendor_transfers')
    .values({ ...row, state: 'PENDING' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Who decided instead of the vendor, and why. */
export interface Decider {
  readonly account: string
  readonly reason: string
}

/** Undefined when somebody else decided it first. */
export function decide(
  query: Query,
  { merchant_id, member_id, id }: TransferRow,
  state: 'DONE' | 'FAILED',
  at: Date,
  decider?: Decider,
) {
  return query
    .updateTable('vendor_transfers')
    .set({
      state,
      decided_at: at,
      next_try_at: null,
      decided_by_account: decider?.account ?? null,
      decision_reason: decider?.reason ?? null,
    })
    .where('merchant_id', '=', merchant_id)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .returningAll()
    .executeTakeFirst()
}

type VendorAnswer = 'DONE' | 'REFUSED' | 'UNSEEN' | 'UNKNOWN'

/** What the vendor said when it was asked. */
export async function noteAnswer(
  query: Query,
  { merchant_id, member_id, id }: TransferRow,
  answer: VendorAnswer,
  at: Date,
): Promise<void> {
  await query
    .updateTable('vendor_transfers')
    .set({ asked_at: at, last_answer: answer })
    .where('merchant_id', '=', merchant_id)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute()
}

/** Takes transfers in doubt for another try: whoever takes one has it to himself until `nextTryAt`. */
export async function takeDue(query: Query, now: Date, nextTryAt: Date, limit: number): Promise<TransferRow[]> {
  const due = query
    .selectFrom('vendor_transfers')
    .select('id')
    .where('state', '=', 'PENDING')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return query
    .updateTable('vendor_transfers')
    .set((build) => ({ tries: build('tries', '+', 1), next_try_at: nextTryAt }))
    .where('id', 'in', due)
    .where('state', '=', 'PENDING')
    .returningAll()
    .execute()
}
