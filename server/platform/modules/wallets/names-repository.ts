import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** The other side of a transfer, and whether money went there. */
export interface Named {
  readonly id: string
  readonly name: string
  readonly is_out: boolean
}

/** Vendors of transfers with their wallets. */
export const findVendorNames = (
  query: Database['query'],
  { merchantId, memberId }: MemberKey,
  ids: readonly string[],
) =>
  query
    .selectFrom('vendor_transfers as transfer')
    .innerJoin('vendors', 'vendors.code', 'transfer.vendor_code')
    .select(['transfer.id', 'vendors.name', sql<boolean>`transfer.direction = 'IN'`.as('is_out')])
    .where('transfer.merchant_id', '=', merchantId)
    .where('transfer.member_id', '=', memberId)
    .where('transfer.id', 'in', ids)
    .execute()

/** The other members of transfers within a line. */
export const findLineSides = (query: Database['query'], { merchantId, memberId }: MemberKey, ids: readonly string[]) =>
  query
    .selectFrom('member_transfers as transfer')
    .innerJoin('members as other', (join) =>
      join
        .onRef('other.merchant_id', '=', 'transfer.merchant_id')
        .on(
          'other.id',
          '=',
          sql<string>`case when transfer.sender_id = ${memberId}::uuid then transfer.receiver_id else transfer.sender_id end`,
        ),
    )
    .select(['transfer.id', 'other.account as name', sql<boolean>`transfer.sender_id = ${memberId}::uuid`.as('is_out')])
    .where('transfer.merchant_id', '=', merchantId)
    .where('transfer.id', 'in', ids)
    .execute()

/** Banks of withdrawals. */
export const findBanks = (query: Database['query'], { merchantId, memberId }: MemberKey, ids: readonly string[]) =>
  query
    .selectFrom('withdrawals')
    .select(['id', 'bank_name', 'account_number'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .execute()
