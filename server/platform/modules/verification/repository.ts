import { type Insertable, type Kysely, sql } from 'kysely'
import { deleteBefore } from '../../db/delete-before.ts'
import type { Captchas, Tables, VerificationCodes } from '../../db/tables.ts'

type Query = Kysely<Tables>

export const insertCaptcha = (query: Query, captcha: Insertable<Captchas>) =>
  query.insertInto('captchas').values(captcha).execute()

/** Takes a captcha away, so that it is answered once, right or wrong. */
export const takeCaptcha = (query: Query, merchantId: string, id: string) =>
  query
    .deleteFrom('captchas')
    .where('id', '=', id)
    .where('merchant_id', '=', merchantId)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst()

/** Keeps a proof of work as spent; false when it was before. */
export async function spendProof(
  query: Query,
  merchantId: string,
  signature: string,
  expiresAt: Date,
): Promise<boolean> {
  const spent = await query
    .insertInto('spent_proofs')
    .values({ merchant_id: merchantId, signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'signature']).doNothing())
    .returning('signature')
    .executeTakeFirst()
  return spent !== undefined
}

export const replaceCode = (query: Query, code: Insertable<VerificationCodes>) =>
  query
    .insertInto('verification_codes')
    .values(code)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'recipient', 'purpose'])
        .doUpdateSet({ code_hash: code.code_hash, expires_at: code.expires_at, wrong_tries: 0 }),
    )
    .execute()

/** Counts a try and returns the code to compare with; nothing once the tries are used up. */
export const countTry = (query: Query, merchantId: string, recipient: string, purpose: string, mostTries: number) =>
  query
    .updateTable('verification_codes')
    .set({ wrong_tries: sql`wrong_tries + 1` })
    .where('merchant_id', '=', merchantId)
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .where('wrong_tries', '<', mostTries)
    .returning(['code_hash', 'expires_at'])
    .executeTakeFirst()

/** Takes the code away; false when somebody else was quicker. */
export async function takeCode(
  query: Query,
  merchantId: string,
  recipient: string,
  purpose: string,
  codeHash: string,
): Promise<boolean> {
  const taken = await query
    .deleteFrom('verification_codes')
    .where('merchant_id', '=', merchantId)
    .where('recipient', '=', recipient)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .returning('recipient')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteExpired(query: Query, now: Date): Promise<void> {
  await deleteBefore(query, 'captchas', 'expires_at', now)
  await deleteBefore(query, 'verification_codes', 'expires_at', now)
  await deleteBefore(query, 'spent_proofs', 'expires_at', now)
}
