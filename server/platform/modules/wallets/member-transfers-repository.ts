import { sql } from 'kysely'
import type { Transaction } from '../../db/connection.ts'

type Query = Transaction['query']

export const findRule = (query: Query, merchantId: string) =>
  query.selectFrom('member_transfer_rules').selectAll().where('merchant_id', '=', merchantId).executeTakeFirst()

export async function saveRule(
  query: Query,
  merchantId: string,
  rule: { to_upline: boolean; to_downline: boolean; minimum: bigint; maximum: bigint; daily_maximum: bigint },
): Promise<void> {
  await query
    .insertInto('member_transfer_rules')
    .values({ merchant_id: merchantId, ...rule })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(rule))
    .execute()
}

/** The direct upline and the whole line below, by account name when one is given. */
export function findLine(query: Query, merchantId: string, memberId: string, accountKey?: string) {
  let select = query
    .selectFrom('members as member')
    .select([
      'member.id',
      'member.account',
      'member.nickname',
      'member.status',
      'member.currency',
      sql<'UP' | 'DOWN'>`case when member.id = own.upline_id then 'UP' else 'DOWN' end`.as('direction'),
    ])
    .innerJoin('members as own', (join) => join.on('own.merchant_id', '=', merchantId).on('own.id', '=', memberId))
    .where('member.merchant_id', '=', merchantId)
    .where((build) =>
      build.or([
        build('member.id', '=', build.ref('own.upline_id')),
        build.exists(
          build
            .selectFrom('member_tree as tree')
            .select('tree.descendant_id')
            .where('tree.merchant_id', '=', merchantId)
            .where('tree.ancestor_id', '=', memberId)
            .whereRef('tree.descendant_id', '=', 'member.id')
            .where('tree.depth', '>', 0),
        ),
      ]),
    )
  if (accountKey !== undefined) select = select.where('member.account_key', '=', accountKey)
  return select.orderBy('direction', 'desc').orderBy('member.account_key')
}

export const findByKey = (query: Query, merchantId: string, senderId: string, key: string) =>
  query
    .selectFrom('member_transfers')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('sender_id', '=', senderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

export type MemberTransferRow = NonNullable<Awaited<ReturnType<typeof findByKey>>>

export const insert = (query: Query, row: MemberTransferRow) =>
  query.insertInto('member_transfers').values(row).returningAll().executeTakeFirstOrThrow()

export async function sumSentSince(query: Query, merchantId: string, senderId: string, since: Date): Promise<bigint> {
  const { total } = await query
    .selectFrom('member_transfers')
    .select(sql<bigint>`coalesce(sum(amount), 0)::int8`.as('total'))
    .where('merchant_id', '=', merchantId)
    .where('sender_id', '=', senderId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return total
}

/** Transfers of a member in either direction, newest first, with the other side's name. */
export function listLast(query: Query, merchantId: string, memberId: string, limit: number) {
  return query
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
    .select(['transfer.id', 'transfer.sender_id', 'transfer.amount', 'transfer.created_at', 'other.account'])
    .where('transfer.merchant_id', '=', merchantId)
    .where((build) =>
      build.or([build('transfer.sender_id', '=', memberId), build('transfer.receiver_id', '=', memberId)]),
    )
    .orderBy('transfer.created_at', 'desc')
    .orderBy('transfer.id', 'desc')
    .limit(limit)
    .execute()
}
