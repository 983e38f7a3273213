import type { Kysely } from 'kysely'
import type { Tables } from '../../../db/tables.ts'

type Query = Kysely<Tables>

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

const memberOf = (query: Query, { merchantId, memberId }: MemberKey) =>
  query.selectFrom('members').where('merchant_id', '=', merchantId).where('id', '=', memberId)

/** What withdrawals ask of a member: in which language to write, whom money may be paid to, and whether it is asked for. */
export const findPayee = (query: Query, member: MemberKey) =>
  memberOf(query, member).select(['language', 'payee_name', 'payment_password_hash']).executeTakeFirstOrThrow()

/**
 * The same, locked until the transaction ends: what is counted afterwards (accounts, open withdrawals, the day's sum)
 * cannot be changed by a parallel request of the same member.
 */
export const lockPayee = (query: Query, member: MemberKey) =>
  memberOf(query, member)
    .select(['language', 'payee_name', 'payment_password_hash'])
    .forUpdate()
    .executeTakeFirstOrThrow()
