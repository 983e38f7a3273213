import type { Insertable, Kysely, Selectable } from 'kysely'
import { deleteBefore } from '../../db/delete-before.ts'
import type { Passkeys, Tables, TotpFactors } from '../../db/tables.ts'

type Query = Kysely<Tables>
export type TotpRow = Selectable<TotpFactors>
export type PasskeyRow = Selectable<Passkeys>

export interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

export const selectTotp = (query: Query, { merchantId, memberId }: Owner): Promise<TotpRow | undefined> =>
  query
    .selectFrom('totp_factors')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** Puts a secret in the place of one that was never confirmed; false when a confirmed one stands there. */
export async function replaceUnconfirmedTotp(query: Query, factor: Insertable<TotpFactors>): Promise<boolean> {
  const written = await query
    .insertInto('totp_factors')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'member_id'])
        .doUpdateSet({ sealed_secret: factor.sealed_secret, created_at: factor.created_at })
        .where('totp_factors.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst()
  return written !== undefined
}

/** Notes the first good code; false when somebody else confirmed or replaced the secret meanwhile. */
export async function confirmTotp(query: Query, factor: TotpRow, step: bigint, at: Date): Promise<boolean> {
  const confirmed = await query
    .updateTable('totp_factors')
    .set({ confirmed_at: at, last_step: step })
    .where('merchant_id', '=', factor.merchant_id)
    .where('member_id', '=', factor.member_id)
    .where('sealed_secret', '=', factor.sealed_secret)
    .where('confirmed_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/** Takes the code of a time step; false when it, or a later one, was taken before. */
export async function takeTotpStep(query: Query, factor: TotpRow, step: bigint): Promise<boolean> {
  const taken = await query
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('merchant_id', '=', factor.merchant_id)
    .where('member_id', '=', factor.member_id)
    .where('last_step', '<', step)
    .returning('member_id')
    .executeTakeFirst()
  return taken !== undefined
}

export const deleteTotp = (query: Query, { merchantId, memberId }: Owner) =>
  query.deleteFrom('totp_factors').where('merchant_id', '=', merchantId).where('member_id', '=', memberId).execute()

export async function replaceRecoveryCodes(query: Query, owner: Owner, hashes: readonly string[]): Promise<void> {
  const { merchantId, memberId } = owner
  await query
    .deleteFrom('recovery_codes')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .execute()
  if (hashes.length === 0) return
  const values = hashes.map((code_hash) => ({ merchant_id: merchantId, member_id: memberId, code_hash }))
  await query.insertInto('recovery_codes').values(values).execute()
}

/** Uses a recovery code up; false when there is no such one left. */
export async function takeRecoveryCode(query: Query, owner: Owner, hash: string, at: Date): Promise<boolean> {
  const taken = await query
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('merchant_id', '=', owner.merchantId)
    .where('member_id', '=', owner.memberId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countRecoveryCodes(query: Query, { merchantId, memberId }: Owner): Promise<number> {
  const { count } = await query
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const selectPasskeys = (query: Query, { merchantId, memberId }: Owner): Promise<PasskeyRow[]> =>
  query
    .selectFrom('passkeys')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()

export const selectPasskey = (
  query: Query,
  merchantId: string,
  credentialId: string,
): Promise<PasskeyRow | undefined> =>
  query
    .selectFrom('passkeys')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

export async function insertPasskey(query: Query, passkey: Insertable<Passkeys>): Promise<boolean> {
  const inserted = await query
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.columns(['merchant_id', 'credential_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Notes a use; false when another answer of the same authenticator was quicker. */
export async function notePasskeyUse(query: Query, passkey: PasskeyRow, counter: bigint, at: Date): Promise<boolean> {
  const noted = await query
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('merchant_id', '=', passkey.merchant_id)
    .where('credential_id', '=', passkey.credential_id)
    .where('counter', '=', passkey.counter)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export async function renamePasskey(query: Query, owner: Owner, id: string, name: string): Promise<boolean> {
  const renamed = await query
    .updateTable('passkeys')
    .set({ name })
    .where('merchant_id', '=', owner.merchantId)
    .where('member_id', '=', owner.memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}

export async function deletePasskey(query: Query, { merchantId, memberId }: Owner, id: string): Promise<boolean> {
  const deleted = await query
    .deleteFrom('passkeys')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deletePasskeys(query: Query, { merchantId, memberId }: Owner): Promise<void> {
  await query.deleteFrom('passkeys').where('merchant_id', '=', merchantId).where('member_id', '=', memberId).execute()
}

export interface Challenge {
  readonly merchantId: string
  readonly challenge: string
  readonly purpose: 'REGISTER' | 'SIGN_IN'
  readonly memberId: string | null
  readonly expiresAt: Date
}

export const insertChallenge = (query: Query, challenge: Challenge) =>
  query
    .insertInto('passkey_challenges')
    .values({
      merchant_id: challenge.merchantId,
      challenge: challenge.challenge,
      purpose: challenge.purpose,
      member_id: challenge.memberId,
      expires_at: challenge.expiresAt,
    })
    .execute()

/** Takes a challenge away, so that it is answered once, right or wrong. */
export const takeChallenge = (query: Query, merchantId: string, challenge: string) =>
  query
    .deleteFrom('passkey_challenges')
    .where('merchant_id', '=', merchantId)
    .where('challenge', '=', challenge)
    .returning(['purpose', 'member_id', 'expires_at'])
    .executeTakeFirst()

export const deleteExpiredChallenges = (query: Query, now: Date) =>
  deleteBefore(query, 'passkey_challenges', 'expires_at', now)
