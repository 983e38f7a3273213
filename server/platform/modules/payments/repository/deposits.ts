import type { Transaction } from '../../../db/connection.ts'
import { inSpan, type TimeSpan } from '../../../db/search.ts'
import type { Money } from '../../../lib/money.ts'
import type { DepositState } from '../states.ts'
import type { ChannelRow } from './channels.ts'

type Query = Transaction['query']

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

export function findDeposit(query: Query, { merchantId, memberId }: MemberKey, id: string) {
  return query
    .selectFrom('deposits')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export type DepositRow = NonNullable<Awaited<ReturnType<typeof findDeposit>>>

export function findDepositByKey(query: Query, { merchantId, memberId }: MemberKey, key: string) {
  return query
    .selectFrom('deposits')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** The open deposits' slots of a member. */
export async function findSlots(query: Query, { merchantId, memberId }: MemberKey): Promise<number[]> {
  const rows = await query
    .selectFrom('deposits')
    .select('slot')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('slot', 'is not', null)
    .execute()
  return rows.flatMap(({ slot }) => slot ?? [])
}

export interface NewDeposit extends MemberKey {
  readonly id: string
  readonly channel: ChannelRow
  readonly state: DepositState
  readonly amount: Money
  readonly transferCode: string
  readonly qrPayload: string
  readonly idempotencyKey: string
  readonly requestHash: string
  readonly slot: number
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Writes a deposit; undefined when its key, its slot or its code is taken. */
export function insertDeposit(query: Query, made: NewDeposit) {
  const { channel } = made
  return query
    .insertInto('deposits')
    .values({
      merchant_id: made.merchantId,
      member_id: made.memberId,
      id: made.id,
      channel_id: channel.id,
      gateway: channel.gateway,
      state: made.state,
      currency: channel.currency,
      amount: made.amount,
      channel_names: JSON.stringify(channel.names),
      bank_name: channel.bank_name,
      bank_bin: channel.bank_bin,
      account_number: channel.account_number,
      account_name: channel.account_name,
      transfer_code: made.transferCode,
      qr_payload: made.qrPayload,
      idempotency_key: made.idempotencyKey,
      request_hash: made.requestHash,
      slot: made.slot,
      created_at: made.createdAt,
      expires_at: made.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export interface DepositFilter extends TimeSpan {
  readonly state?: string | undefined
}

export async function findDeposits(
  query: Query,
  { merchantId, memberId }: MemberKey,
  filter: DepositFilter,
  at: { limit: number; offset: number },
) {
  let select = query
    .selectFrom('deposits')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .$call((rows) => inSpan(rows, 'created_at', filter))
  if (filter.state !== undefined) select = select.where('state', '=', filter.state)
  const rows = await select
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(at.limit)
    .offset(at.offset)
    .execute()
  const counted = await select.select((build) => build.fn.countAll<bigint>().as('total')).executeTakeFirst()
  return { rows, total: counted?.total ?? 0n }
}

/** Whether a deposit's member closed the account; nobody closes or reopens it until the transaction ends. */
export async function isMemberClosed(
  query: Query,
  { merchant_id, member_id }: Pick<DepositRow, 'merchant_id' | 'member_id'>,
): Promise<boolean> {
  const row = await query
    .selectFrom('members')
    .select('status')
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', member_id)
    .forShare()
    .executeTakeFirst()
  return row?.status === 'CLOSED'
}

/** Names of deposits' channels by deposit id, for statements. */
export function findChannelNames(query: Query, { merchantId, memberId }: MemberKey, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return query
    .selectFrom('deposits')
    .select(['id', 'channel_names'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .execute()
}

/** Whether a picture was uploaded by this member. */
export async function ownsFile(query: Query, { merchantId, memberId }: MemberKey, fileId: string): Promise<boolean> {
  const row = await query
    .selectFrom('content_files')
    .select('id')
    .where('id', '=', fileId)
    .where('merchant_id', '=', merchantId)
    .where('owner_kind', '=', 'MEMBER')
    .where('owner_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}
