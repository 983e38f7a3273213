import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Tables, WithdrawalSteps, Withdrawals } from '../../../db/tables.ts'
import type { Money } from '../../../lib/money.ts'
import { counts, type WithdrawalState } from '../states.ts'
import type { MemberKey } from './members.ts'

type Query = Kysely<Tables>
export type WithdrawalRow = Selectable<Withdrawals>

/** What a member has under way, and has used of the day. */
export interface Use {
  /** Places of the open withdrawals. */
  readonly slots: readonly number[]
  readonly count: number
  readonly sum: Money
}

export const findByKey = (
  query: Query,
  { merchantId, memberId }: MemberKey,
  key: string,
): Promise<WithdrawalRow | undefined> =>
  query
    .selectFrom('withdrawals')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

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

/** The open withdrawals of a member by their places, and what it asked for since a moment, without what came back. */
export async function readUse(query: Query, { merchantId, memberId }: MemberKey, since: Date): Promise<Use> {
  const rows = await query
    .selectFrom('withdrawals')
    .select(['slot', 'state', 'amount', 'created_at'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where((any) => any.or([any('slot', 'is not', null), any('created_at', '>=', since)]))
    .execute()
  const counted = rows.filter(({ state, created_at }) => created_at >= since && counts(state as WithdrawalState))
  return {
    slots: rows.flatMap(({ slot }) => slot ?? []),
    count: counted.length,
    sum: counted.reduce((sum, { amount }) => sum + amount, 0n),
  }
}

/** Released withdrawals whose members may say something until a moment at most, the longest due first. */
export const findDue = (query: Query, at: Date, limit: number) =>
  query
    .selectFrom('withdrawals')
    .select(['merchant_id', 'id'])
    .where('state', '=', 'RELEASED')
    .where('receive_due_at', '<=', at)
    .orderBy('receive_due_at')
    .limit(limit)
    .execute()

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

/** Notes that the rules have looked at one. Nothing that anybody is shown changes. */
export async function noteAssessed(
  { query }: Pick<Transaction, 'query'>,
  { merchantId, id }: { readonly merchantId: string; readonly id: string },
): Promise<void> {
  await query
    .updateTable('withdrawals')
    .set({ is_assessed: true })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .where('is_assessed', '=', false)
    .execute()
}

/** Adds a step at the end; the caller holds the withdrawal's lock. */
export async function insertStep(
  query: Query,
  withdrawal: Pick<WithdrawalRow, 'merchant_id' | 'member_id' | 'id'>,
  step: Omit<Insertable<WithdrawalSteps>, 'merchant_id' | 'member_id' | 'withdrawal_id' | 'position'>,
): Promise<void> {
  const { merchant_id, member_id, id } = withdrawal
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from withdrawal_steps
    where merchant_id = ${merchant_id} and member_id = ${member_id}::uuid and withdrawal_id = ${id}::uuid)`
  await query
    .insertInto('withdrawal_steps')
    .values({ merchant_id, member_id, withdrawal_id: id, position, ...step })
    .execute()
}
