import type { Kysely } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Subject } from './facts.ts'

interface WithdrawalKey {
  readonly merchantId: string
  readonly id: string
}

const SUBJECT = `merchant_id as "merchantId", member_id as "memberId", id as "withdrawalId", payout_account_id as "payoutAccountId",
  currency, created_at as "askedAt"`

/** Withdrawals about which nothing was decided and that no rule has looked at yet, by the index of those alone. */
const AWAITING_ROWS = `withdrawals where not is_assessed and state in ('REQUESTED', 'REVIEW')`
/** The oldest first. */
export const AWAITING = `select merchant_id as "merchantId", id from ${AWAITING_ROWS} order by created_at limit $1`

/** Whether there is any (`RegularWork`). */
export const ASSESSMENTS_DUE_AT = `select timestamptz 'epoch' from ${AWAITING_ROWS} order by created_at limit 1`

export const listAwaiting = ({ raw }: Pick<Transaction, 'raw'>, limit: number): Promise<WithdrawalKey[]> =>
  raw<WithdrawalKey>(AWAITING, [limit])

/** A withdrawal, held until the transaction ends: of two who look at it the second one sees that it was done. */
export async function lockSubject(
  { raw }: Pick<Transaction, 'raw'>,
  { merchantId, id }: WithdrawalKey,
): Promise<Subject | undefined> {
  const sql = `select ${SUBJECT} from withdrawals where merchant_id = $1 and id = $2 for update`
  return (await raw<Subject>(sql, [merchantId, id]))[0]
}

/** The last withdrawals of a brand since a moment. */
export const listSubjects = (
  { raw }: Pick<Transaction, 'raw'>,
  merchantId: string,
  since: Date,
  limit: number,
): Promise<Subject[]> =>
  raw<Subject>(
    `select ${SUBJECT} from (select * from withdrawals where merchant_id = $1 and created_at >= $2
      order by created_at desc, id desc limit $3) recent order by created_at desc, id desc`,
    [merchantId, since, limit],
  )

/** Whether it was noted at the withdrawal that it was looked at, as `noteAssessed` does. */
export async function isNoted(query: Kysely<Tables>, { merchantId, id }: WithdrawalKey): Promise<boolean> {
  const row = await query
    .selectFrom('withdrawals')
    .select('is_assessed')
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.is_assessed === true
}

/** Whether it was looked at, noted or not: a node that knows no notes may have done it. */
export async function isAssessed(query: Kysely<Tables>, { merchantId, id }: WithdrawalKey): Promise<boolean> {
  const row = await query
    .selectFrom('risk_assessments')
    .select('withdrawal_id')
    .where('merchant_id', '=', merchantId)
    .where('withdrawal_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAssessment(
  query: Kysely<Tables>,
  { merchantId, id }: WithdrawalKey,
  at: Date,
): Promise<void> {
  await query
    .insertInto('risk_assessments')
    .values({ merchant_id: merchantId, withdrawal_id: id, assessed_at: at })
    .execute()
}
