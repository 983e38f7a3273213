import type { Transaction } from '../../../db/connection.ts'
import type { MemberKey } from './deposits.ts'

type Query = Transaction['query']

export function findBlock(query: Query, { merchantId, memberId }: MemberKey) {
  return query
    .selectFrom('deposit_blocks')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

export type BlockRow = NonNullable<Awaited<ReturnType<typeof findBlock>>>

export async function writeBlock(query: Query, block: BlockRow): Promise<void> {
  const { merchant_id, member_id, ...rest } = block
  await query
    .insertInto('deposit_blocks')
    .values({ merchant_id, member_id, ...rest })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id']).doUpdateSet(rest))
    .execute()
}

/** Moments of a member's failed, expired and credited deposits after a moment, newest first; what he cancelled himself is none of them. */
export function findEnds(query: Query, { merchantId, memberId }: MemberKey, after: Date, limit: number) {
  return query
    .selectFrom('deposit_steps')
    .select(['state', 'at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['EXPIRED', 'FAILED', 'CREDITED'])
    .where('at', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deposits')
            .select('deposits.id')
            .whereRef('deposits.merchant_id', '=', 'deposit_steps.merchant_id')
            .whereRef('deposits.member_id', '=', 'deposit_steps.member_id')
            .whereRef('deposits.id', '=', 'deposit_steps.deposit_id')
            .where('deposits.cancelled_at', 'is not', null),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
}

/** Blocks in force with the account of the member, newest first. */
export async function findBlocks(
  query: Query,
  merchantId: string,
  now: Date,
  { limit, offset, memberId }: { limit: number; offset: number; memberId?: string },
) {
  let select = query
    .selectFrom('deposit_blocks')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'deposit_blocks.merchant_id')
        .onRef('members.id', '=', 'deposit_blocks.member_id'),
    )
    .where('deposit_blocks.merchant_id', '=', merchantId)
    .where('deposit_blocks.lifted_at', 'is', null)
    .where((any) =>
      any.or([any('deposit_blocks.blocked_until', 'is', null), any('deposit_blocks.blocked_until', '>', now)]),
    )
  if (memberId !== undefined) select = select.where('deposit_blocks.member_id', '=', memberId)
  const rows = await select
    .selectAll('deposit_blocks')
    .select('members.account')
    .orderBy('deposit_blocks.blocked_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await select.select((build) => build.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}
