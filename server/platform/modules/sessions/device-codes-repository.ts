import type { Insertable, Kysely } from 'kysely'
import { deleteBefore } from '../../db/delete-before.ts'
import type { DeviceCodes, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>

interface Code {
  readonly merchantId: string
  readonly codeHash: string
}

export const insertCode = (query: Query, code: Insertable<DeviceCodes>) =>
  query.insertInto('device_codes').values(code).execute()

/** Codes of a session that were not used: a new one takes their place. */
export const deleteUnusedCodes = (query: Query, merchantId: string, sessionId: string) =>
  query
    .deleteFrom('device_codes')
    .where('merchant_id', '=', merchantId)
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .execute()

/** Whose code it is, while it may be used. */
export const selectUsableCode = (query: Query, { merchantId, codeHash }: Code, now: Date) =>
  query
    .selectFrom('device_codes')
    .select(['member_id', 'session_id'])
    .where('merchant_id', '=', merchantId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Uses the code up; of many at once one finds it unused, since the others wait for its row. */
export const spendCode = (query: Query, { merchantId, codeHash }: Code, now: Date) =>
  query
    .updateTable('device_codes')
    .set({ used_at: now })
    .where('merchant_id', '=', merchantId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['member_id', 'session_id'])
    .executeTakeFirst()

export const deleteCodesBefore = (query: Query, at: Date) => deleteBefore(query, 'device_codes', 'expires_at', at)
