import type { Transaction } from '../../../db/connection.ts'
import type { MemberKey } from './deposits.ts'

type Query = Transaction['query']

export function findChannels(query: Query, merchantId: string) {
  return query
    .selectFrom('payment_channels')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** A channel that is switched on, of the currency that the member's wallet has: of another nothing could be credited. */
export function findChannel(query: Query, { merchantId, memberId }: MemberKey, id: string) {
  return query
    .selectFrom('payment_channels')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'payment_channels.merchant_id')
        .onRef('members.currency', '=', 'payment_channels.currency'),
    )
    .selectAll('payment_channels')
    .where('payment_channels.merchant_id', '=', merchantId)
    .where('members.id', '=', memberId)
    .where('payment_channels.id', '=', id)
    .where('payment_channels.enabled', '=', true)
    .executeTakeFirst()
}

export type ChannelRow = Awaited<ReturnType<typeof findChannels>>[number]

/** The brands that receive on an account by channels of some gateways, those that are switched off too. */
export async function findOwners(
  query: Query,
  gateways: readonly string[],
  accountNumber: string,
): Promise<readonly string[]> {
  const rows = await query
    .selectFrom('payment_channels')
    .select('merchant_id')
    .distinct()
    .where('account_number', '=', accountNumber)
    .where('gateway', 'in', gateways)
    .execute()
  return rows.map(({ merchant_id }) => merchant_id)
}

/** How many channels a brand may have, open and switched off. */
export const MOST_CHANNELS = 50

/** Makes channels of a brand one after the other, until the transaction ends: with what is counted none comes beside. */
export const lockChannels = (tx: Pick<Transaction, 'raw'>, merchantId: string) =>
  tx.raw(`select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'channels', current_schema(), $1::text), 0))`, [
    merchantId,
  ])

/** Every channel of a merchant, those that are switched off too. */
export function findAllChannels(query: Query, merchantId: string) {
  return query
    .selectFrom('payment_channels')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function lockAnyChannel(query: Query, merchantId: string, id: string) {
  return query
    .selectFrom('payment_channels')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Undefined when the id is taken. */
export function insertChannel(query: Query, channel: ChannelRow) {
  return query
    .insertInto('payment_channels')
    .values({ ...channel, names: JSON.stringify(channel.names) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function changeChannel(
  query: Query,
  merchantId: string,
  id: string,
  change: Omit<ChannelRow, 'merchant_id' | 'id' | 'currency'>,
) {
  return query
    .updateTable('payment_channels')
    .set({ ...change, names: JSON.stringify(change.names) })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
