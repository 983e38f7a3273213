import type { Insertable, Kysely, Selectable } from 'kysely'
import type { MemberPasswords, Members, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
export type MemberRow = Selectable<Members>
export type PasswordRow = Selectable<MemberPasswords>

const members = (query: Query, merchantId: string) =>
  query.selectFrom('members').selectAll().where('merchant_id', '=', merchantId)

export const selectMember = (query: Query, merchantId: string, id: string): Promise<MemberRow | undefined> =>
  members(query, merchantId).where('id', '=', id).executeTakeFirst()

export const selectMemberByAccount = (
  query: Query,
  merchantId: string,
  account: string,
): Promise<MemberRow | undefined> =>
  members(query, merchantId).where('account_key', '=', account.toLowerCase()).executeTakeFirst()

export const selectMemberByMobile = (
  query: Query,
  merchantId: string,
  mobile: string,
): Promise<MemberRow | undefined> => members(query, merchantId).where('mobile', '=', mobile).executeTakeFirst()

export const selectMemberByReferral = (
  query: Query,
  merchantId: string,
  code: string,
): Promise<MemberRow | undefined> =>
  members(query, merchantId).where('referral_code', '=', code.toUpperCase()).executeTakeFirst()

export const insertMember = (query: Query, member: Insertable<Members>): Promise<MemberRow> =>
  query.insertInto('members').values(member).returningAll().executeTakeFirstOrThrow()

/** Notes a sign-in; returns the member as it was, for the first-time flag. */
export async function noteSignIn(query: Query, member: MemberRow, at: Date, ip: string): Promise<void> {
  await query
    .updateTable('members')
    .set({ previous_sign_in_at: member.last_sign_in_at, last_sign_in_at: at, last_sign_in_ip: ip })
    .where('merchant_id', '=', member.merchant_id)
    .where('id', '=', member.id)
    .execute()
}

export const updateLanguage = (query: Query, merchantId: string, id: string, language: string) =>
  query.updateTable('members').set({ language }).where('merchant_id', '=', merchantId).where('id', '=', id).execute()

/** The passwords in force at `now`: the person's own, and a mailed one. */
export const selectPasswords = (
  query: Query,
  merchantId: string,
  memberId: string,
  now: Date,
): Promise<PasswordRow[]> =>
  query
    .selectFrom('member_passwords')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where((any) => any.or([any('expires_at', 'is', null), any('expires_at', '>', now)]))
    .execute()

/**
 * The hash of the person's own password, locked until the transaction ends: whoever sets another one meanwhile is waited for, and seen.
 * Undefined where there is none.
 */
export async function lockOwnPassword(query: Query, merchantId: string, memberId: string): Promise<string | undefined> {
  const row = await query
    .selectFrom('member_passwords')
    .select('hash')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'MAIN')
    .forUpdate()
    .executeTakeFirst()
  return row?.hash
}

export const replacePassword = (query: Query, password: Insertable<MemberPasswords>) =>
  query
    .insertInto('member_passwords')
    .values(password)
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'member_id', 'kind']).doUpdateSet({
        hash: password.hash,
        must_change: password.must_change,
        created_at: password.created_at,
        expires_at: password.expires_at ?? null,
        used_at: null,
      }),
    )
    .execute()

/** Uses a mailed password up; false when somebody was quicker. */
export async function spendMailedPassword(
  query: Query,
  merchantId: string,
  memberId: string,
  hash: string,
  at: Date,
): Promise<boolean> {
  const used = await query
    .updateTable('member_passwords')
    .set({ used_at: at })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'MAILED')
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('kind')
    .executeTakeFirst()
  return used !== undefined
}

export const deleteMailedPassword = (query: Query, merchantId: string, memberId: string) =>
  query
    .deleteFrom('member_passwords')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'MAILED')
    .execute()

export const updateContact = (query: Query, member: MemberRow, contact: { email: string } | { mobile: string }) =>
  query
    .updateTable('members')
    .set(contact)
    .where('merchant_id', '=', member.merchant_id)
    .where('id', '=', member.id)
    .execute()

/** Puts another payment password in the place of the one with that hash (null where there was none); false where it is another one by now. */
export async function changePaymentPassword(
  query: Query,
  { merchantId, memberId }: { readonly merchantId: string; readonly memberId: string },
  { oldHash, newHash }: { readonly oldHash: string | null; readonly newHash: string },
): Promise<boolean> {
  const changed = await query
    .updateTable('members')
    .set({ payment_password_hash: newHash })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .where('payment_password_hash', 'is not distinct from', oldHash)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
