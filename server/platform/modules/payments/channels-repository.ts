import type { Transaction } from '../../db/connection.ts'

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

export function findChannel(query: Query, merchantId: string, id: string) {
  return query
    .selectFrom('payment_channels')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('enabled', '=', true)
    .executeTakeFirst()
}

export type ChannelRow = Awaited<ReturnType<typeof findChannels>>[number]

/** The one merchant that receives on an account, or undefined when none or several do. */
export async function findMerchantOfAccount(query: Query, accountNumber: string): Promise<string | undefined> {
  const rows = await query
    .selectFrom('payment_channels')
    .select('merchant_id')
    .distinct()
    .where('account_number', '=', accountNumber)
    .limit(2)
    .execute()
  return rows.length === 1 ? rows[0]?.merchant_id : undefined
}
