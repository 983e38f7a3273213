import type { Insertable, Selectable } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import type { SignIns } from '../../db/tables.ts'
import { type Ladder, NO_LADDER, readSteps, writeSteps } from './ladder.ts'

type Query = Transaction['query']
export type SignInRow = Selectable<SignIns>

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** Makes what one member claims happen one after the other, until the transaction ends. */
export const lockMember = (tx: Transaction, { merchantId, memberId }: MemberKey) =>
  tx.raw(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'sign-ins', current_schema(), $1::text, $2::text), 0))`,
    [merchantId, memberId],
  )

/** The ladder of a brand; one that gives nothing where it settled none. */
export async function readLadder(query: Query, merchantId: string): Promise<Ladder> {
  const row = await query
    .selectFrom('sign_in_rules')
    .select(['is_running', 'steps'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return row === undefined ? NO_LADDER : { isRunning: row.is_running, steps: readSteps(row.steps) }
}

export async function saveLadder(
  query: Query,
  merchantId: string,
  { isRunning, steps }: Ladder,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  const values = { is_running: isRunning, steps: JSON.stringify(writeSteps(steps)), changed_at: at, changed_by: by }
  await query
    .insertInto('sign_in_rules')
    .values({ merchant_id: merchantId, ...values })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(values))
    .execute()
}

/** What a member claimed of some days, in their order. */
export const listSignIns = (query: Query, { merchantId, memberId }: MemberKey, since: string): Promise<SignInRow[]> =>
  query
    .selectFrom('sign_ins')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute()

export const insertSignIn = (query: Query, row: Insertable<SignIns>): Promise<SignInRow> =>
  query.insertInto('sign_ins').values(row).returningAll().executeTakeFirstOrThrow()

/** What a brand gave since a day. */
export async function sumSignIns({ raw }: Pick<Transaction, 'raw'>, merchantId: string, since: string) {
  const [sums] = await raw<{ claims: bigint; money: bigint; points: bigint }>(
    `select count(*) as claims, coalesce(sum(amount) filter (where kind = 'MONEY'), 0)::int8 as money,
            coalesce(sum(amount) filter (where kind = 'POINTS'), 0)::int8 as points
       from sign_ins where merchant_id = $1 and day >= $2`,
    [merchantId, since],
  )
  if (sums === undefined) throw new Error('A sum has no row')
  return sums
}
