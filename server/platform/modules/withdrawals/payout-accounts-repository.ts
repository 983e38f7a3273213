import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Banks, PayoutAccounts, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
export type BankRow = Selectable<Banks>
type AccountRow = Selectable<PayoutAccounts>
/** An account with its bank. */
export type PayoutAccountRow = AccountRow & { readonly bank_name: string; readonly bank_kind: string }

export interface MemberKey {
  readonly merchantId: string
  readonly memberId: string
}

/** Banks and e-wallets that accounts can be added at. */
export const findBanks = (query: Query): Promise<BankRow[]> =>
  query.selectFrom('banks').selectAll().where('enabled', '=', true).orderBy('kind').orderBy('position').execute()

export const findBank = (query: Query, code: string): Promise<BankRow | undefined> =>
  query.selectFrom('banks').selectAll().where('code', '=', code).where('enabled', '=', true).executeTakeFirst()

const accountsOf = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('payout_accounts')
    .innerJoin('banks', 'banks.code', 'payout_accounts.bank_code')
    .selectAll('payout_accounts')
    .select(['banks.name as bank_name', 'banks.kind as bank_kind'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)

/** The member's accounts in force, in the order in which they were added. */
export const findAccounts = (query: Query, member: MemberKey): Promise<PayoutAccountRow[]> =>
  accountsOf(query, member).orderBy('created_at').execute()

export const findAccount = (query: Query, member: MemberKey, id: string): Promise<PayoutAccountRow | undefined> =>
  accountsOf(query, member).where('id', '=', id).executeTakeFirst()

/** Writes an account; false when its number or its place is taken. */
export async function insertAccount(query: Query, account: Insertable<PayoutAccounts>): Promise<boolean> {
  const row = await query
    .insertInto('payout_accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes an account out of use; its withdrawals keep what they need of it. False when there is none. */
export async function removeAccount(
  query: Query,
  { merchantId, memberId }: MemberKey,
  id: string,
  at: Date,
): Promise<boolean> {
  const row = await query
    .updateTable('payout_accounts')
    .set({ slot: null, removed_at: at })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The member, locked until the transaction ends: what is counted afterwards (accounts, open withdrawals, the day's
 * sum) cannot be changed by a parallel request of the same member.
 */
export const lockMember = (query: Query, { merchantId, memberId }: MemberKey) =>
  query
    .selectFrom('members')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
