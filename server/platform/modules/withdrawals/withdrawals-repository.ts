import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Tables, WithdrawalSteps, Withdrawals } from '../../db/tables.ts'
import type { Money } from '../../lib/money.ts'
import type { MemberKey } from './payout-accounts-repository.ts'

type Query = Kysely<Tables>
export type WithdrawalRow = Selectable<Withdrawals>
export type StepRow = Selectable<WithdrawalSteps>

const ownedBy = (query: Query, { merchantId, memberId }: MemberKey) =>
  query.selectFrom('withdrawals').selectAll().where('merchant_id', '=', merchantId).where('member_id', '=', memberId)

export const findWithdrawal = (query: Query, member: MemberKey, id: string): Promise<WithdrawalRow | undefined> =>
  ownedBy(query, member).where('id', '=', id).executeTakeFirst()

export const findByKey = (query: Query, member: MemberKey, key: string): Promise<WithdrawalRow | undefined> =>
  ownedBy(query, member).where('idempotency_key', '=', key).executeTakeFirst()

/** A withdrawal of a brand, without a lock. */
export const findWithdrawalOf = (query: Query, merchantId: string, id: string): Promise<WithdrawalRow | undefined> =>
  query
    .selectFrom('withdrawals')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()

/** A withdrawal of a brand, locked until the transaction ends: whoever decides second sees what the first decided. */
export const lockWithdrawal = (query: Query, merchantId: string, id: string): Promise<WithdrawalRow | undefined> =>
  query
    .selectFrom('withdrawals')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function findPage(
  query: Query,
  member: MemberKey,
  asked: { state: string | undefined; limit: number; offset: number },
): Promise<{ rows: WithdrawalRow[]; total: bigint }> {
  let wanted = ownedBy(query, member)
  if (asked.state !== undefined) wanted = wanted.where('state', '=', asked.state)
  const rows = await wanted
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute()
  const { total } = await wanted
    .clearSelect()
    .select((count) => count.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Places of a member's open withdrawals. */
export async function findSlots(query: Query, { merchantId, memberId }: MemberKey): Promise<number[]> {
  const rows = await query
    .selectFrom('withdrawals')
    .select('slot')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('slot', 'is not', null)
    .execute()
  return rows.flatMap(({ slot }) => slot ?? [])
}

/** What a member has asked for since a moment, without what came back. */
export async function sumSince(
  query: Query,
  { merchantId, memberId }: MemberKey,
  since: Date,
): Promise<{ count: number; sum: Money }> {
  const row = await query
    .selectFrom('withdrawals')
    .select([sql<bigint>`count(*)`.as('count'), sql<bigint>`coalesce(sum(amount), 0)::int8`.as('sum')])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .where('state', 'not in', ['REJECTED', 'FAILED', 'CANCELLED'])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), sum: row.sum }
}

/** Writes a withdrawal; undefined when its key or its place is taken. */
export const insertWithdrawal = (
  query: Query,
  withdrawal: Insertable<Withdrawals>,
): Promise<WithdrawalRow | undefined> =>
  query
    .insertInto('withdrawals')
    .values(withdrawal)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateWithdrawal = (
  query: Query,
  { merchant_id, member_id, id }: Pick<WithdrawalRow, 'merchant_id' | 'member_id' | 'id'>,
  change: Updateable<Withdrawals>,
): Promise<WithdrawalRow> =>
  query
    .updateTable('withdrawals')
    .set(change)
    .where('merchant_id', '=', merchant_id)
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Adds a step at the end; the caller holds the withdrawal's lock. */
export async function insertStep(
  query: Query,
  withdrawal: Pick<WithdrawalRow, 'merchant_id' | 'member_id' | 'id'>,
  step: Omit<Insertable<WithdrawalSteps>, 'merchant_id' | 'member_id' | 'withdrawal_id' | 'position'>,
): Promise<void> {
  const { merchant_id, member_id, id } = withdrawal
  const { next } = await query
    .selectFrom('withdrawal_steps')
    .select(sql<number>`(coalesce(max(position), 0) + 1)::int4`.as('next'))
    .where('merchant_id', '=', merchant_id)
    .where('member_id', '=', member_id)
    .where('withdrawal_id', '=', id)
    .executeTakeFirstOrThrow()
  await query
    .insertInto('withdrawal_steps')
    .values({ merchant_id, member_id, withdrawal_id: id, position: next, ...step })
    .execute()
}
