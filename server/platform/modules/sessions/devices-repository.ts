import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { deleteBefore, deleteSomeAtATime } from '../../db/delete-before.ts'
import type { RememberedDevices, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
export type DeviceRow = Selectable<RememberedDevices>

export const insertDevice = (query: Query, device: Insertable<RememberedDevices>) =>
  query.insertInto('remembered_devices').values(device).execute()

export const insertToken = (query: Query, merchantId: string, tokenHash: string, deviceId: string, at: Date) =>
  query
    .insertInto('device_tokens')
    .values({ merchant_id: merchantId, token_hash: tokenHash, device_id: deviceId, created_at: at })
    .execute()

/** The token with its device, locked until the transaction ends: of two who bring it, one is first. */
export const lockToken = (query: Query, merchantId: string, tokenHash: string) =>
  query
    .selectFrom('device_tokens')
    .innerJoin('remembered_devices', (join) =>
      join
        .onRef('remembered_devices.merchant_id', '=', 'device_tokens.merchant_id')
        .onRef('remembered_devices.id', '=', 'device_tokens.device_id'),
    )
    .selectAll('remembered_devices')
    .select('device_tokens.used_at')
    .where('device_tokens.merchant_id', '=', merchantId)
    .where('device_tokens.token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()

export const spendToken = (query: Query, merchantId: string, tokenHash: string, at: Date) =>
  query
    .updateTable('device_tokens')
    .set({ used_at: at })
    .where('merchant_id', '=', merchantId)
    .where('token_hash', '=', tokenHash)
    .execute()

export const touchDevice = (
  query: Query,
  merchantId: string,
  id: string,
  seen: { ip: string; userAgent: string; at: Date; until: Date },
) =>
  query
    .updateTable('remembered_devices')
    .set({ last_used_at: seen.at, expires_at: seen.until, ip: seen.ip, user_agent: seen.userAgent })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .execute()

/** Revokes devices of a member by their ids. */
export const revokeDevices = (query: Query, merchantId: string, memberId: string, ids: readonly string[], at: Date) =>
  query
    .updateTable('remembered_devices')
    .set({ revoked_at: at })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()

export const revokeOtherDevices = (
  query: Query,
  merchantId: string,
  memberId: string,
  exceptId: string | null,
  at: Date,
) => {
  const all = query
    .updateTable('remembered_devices')
    .set({ revoked_at: at })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
  return (exceptId === null ? all : all.where('id', '<>', exceptId)).execute()
}

export const selectDevices = (query: Query, merchantId: string, memberId: string, now: Date): Promise<DeviceRow[]> =>
  query
    .selectFrom('remembered_devices')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .limit(50)
    .execute()

/** Deletes devices that expired before a moment, some at a time; first their tokens, which are many. */
export async function deleteDevicesBefore(query: Query, at: Date): Promise<void> {
  await deleteSomeAtATime(async (limit) => {
    const { numAffectedRows } = await sql`delete from device_tokens where ctid = any(array(
      select token.ctid from remembered_devices device
        join device_tokens token on token.merchant_id = device.merchant_id and token.device_id = device.id
       where device.expires_at < ${at} limit ${limit}))`.execute(query)
    return Number(numAffectedRows ?? 0)
  })
  await deleteBefore(query, 'remembered_devices', 'expires_at', at)
}
