import { sql } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { MemberKey } from './names-repository.ts'

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

/** The direct upline and the whole line below at a moment, by account name when one is given. */
export function findLine(query: Query, { merchantId, memberId }: MemberKey, at: Date, accountKey?: string) {
  const day = sql<string>`merchant_day(${merchantId}, ${at})`
  let select = query
    .selectFrom('members as member')
    .innerJoin('member_tree as tree', (join) =>
      join
        .onRef('tree.merchant_id', '=', 'member.merchant_id')
        .on((on) =>
          on.or([
            on.and([on('tree.ancestor_id', '=', memberId), on('tree.descendant_id', '=', on.ref('member.id'))]),
            on.and([on('tree.descendant_id', '=', memberId), on('tree.ancestor_id', '=', on.ref('member.id'))]),
          ]),
        ),
    )
    .select([
      'member.id',
      'member.account',
      'member.nickname',
      'member.status',
      'member.currency',
      sql<'UP' | 'DOWN'>`case when tree.descendant_id = ${memberId} then 'UP' else 'DOWN' end`.as('direction'),
    ])
    .where('member.merchant_id', '=', merchantId)
    .where('tree.depth', '>', 0)
    .where((build) => build.or([build('tree.ancestor_id', '=', memberId), build('tree.depth', '=', 1)]))
    .where('tree.from_day', '<=', day)
    .where('tree.until_day', '>', day)
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
