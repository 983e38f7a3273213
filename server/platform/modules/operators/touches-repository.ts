import { type Kysely, sql } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import { deleteBefore } from '../../db/delete-before.ts'
import type { Tables } from '../../db/tables.ts'
import { newId } from '../../lib/id.ts'
import type { Money } from '../../lib/money.ts'

type Query = Kysely<Tables>

/** What one operator did to a member's account, or decided alone about money. */
interface Touch {
  readonly merchantId: string
  readonly memberId: string | null
  readonly operatorId: string
  readonly deed: 'ACCESS' | 'CREDIT' | 'MOVE'
  readonly amount: Money
}

export async function insertTouch(
  query: Query,
  { merchantId, memberId, operatorId, deed, amount }: Touch,
  at: Date,
): Promise<void> {
  const touch = { merchant_id: merchantId, member_id: memberId, operator_id: operatorId, deed, amount, at }
  await query
    .insertInto('member_touches')
    .values({ ...touch, id: newId(at.getTime()) })
    .execute()
}

/** Two decisions at the same moment would each not see the other one in the sum; held until the transaction ends. */
export async function lockDecidingAlone(tx: Transaction, merchantId: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`decided-alone:${merchantId}`])
}

/** Who touched a member since a moment, or one whose money came to this one by transfers since then. */
export async function selectTouching(
  query: Query,
  { merchantId, memberId }: { readonly merchantId: string; readonly memberId: string },
  since: Date,
): Promise<string[]> {
  const { rows } = await sql<{ operator_id: string }>`
    with recursive sources (member_id) as (
      select ${memberId}::uuid
      union
      select transfer.sender_id
        from sources join member_transfers transfer on transfer.receiver_id = sources.member_id
       where transfer.merchant_id = ${merchantId} and transfer.created_at > ${since}
    )
    select distinct touch.operator_id
      from sources join member_touches touch on touch.member_id = sources.member_id
     where touch.merchant_id = ${merchantId} and touch.at > ${since} and touch.deed in ('ACCESS', 'CREDIT')`.execute(
    query,
  )
  return rows.map(({ operator_id }) => operator_id)
}

/** What each operator of a brand decided alone since a moment, by member. */
export const sumDecisions = (query: Query, merchantId: string, since: Date) =>
  query
    .selectFrom('member_touches')
    .select(['operator_id', 'member_id', (touch) => touch.fn.sum<bigint>('amount').as('amount')])
    .where('merchant_id', '=', merchantId)
    .where('at', '>', since)
    .where('deed', 'in', ['CREDIT', 'MOVE'])
    .groupBy(['operator_id', 'member_id'])
    .execute()

export const deleteTouchesBefore = (query: Query, before: Date): Promise<void> =>
  deleteBefore(query, 'member_touches', 'at', before)
