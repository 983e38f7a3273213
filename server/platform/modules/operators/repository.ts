import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import { deleteBefore } from '../../db/delete-before.ts'
import type { Operators, Tables } from '../../db/tables.ts'
import { isHouseRole } from './roles.ts'

export type OperatorRow = Selectable<Operators>

export interface MerchantReference {
  id: string
  code: string
  name: string
  /** Whether its operators need an authenticator app. */
  wants_totp: boolean
}

/** A brand with what an operator is there. */
export interface OperatorMerchant extends MerchantReference {
  house_role: string | null
  role_id: string | null
  role_name: string | null
  role_rights: string[] | null
}

/** What somebody is at a brand: a role of the house, or the id of one of the brand's own. */
export interface NewPlace {
  readonly merchantId: string
  readonly role: string
}

export const placeRow = (operator_id: string, { merchantId, role }: NewPlace) => ({
  operator_id,
  merchant_id: merchantId,
  house_role: isHouseRole(role) ? role : null,
  role_id: isHouseRole(role) ? null : role,
})

export function findByAccount(query: Kysely<Tables>, account: string): Promise<OperatorRow | undefined> {
  return query.selectFrom('operators').selectAll().where('account', '=', account.toLowerCase()).executeTakeFirst()
}

export const findById = (query: Kysely<Tables>, id: string): Promise<OperatorRow | undefined> =>
  query.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirst()

export async function insertOperator(
  query: Kysely<Tables>,
  operator: Insertable<Operators>,
  places: readonly NewPlace[],
): Promise<void> {
  await query.insertInto('operators').values(operator).execute()
  if (places.length > 0) await insertPlaces(query, operator.id, places)
}

/** Lets an operator work for brands; he works for none of them yet. */
export const insertPlaces = (query: Kysely<Tables>, operatorId: string, places: readonly NewPlace[]) =>
  query
    .insertInto('operator_merchants')
    .values(places.map((place) => placeRow(operatorId, place)))
    .execute()

/**
 * Lets those work for a new brand who have one role of the house at every other brand, in that role: who works for the whole house does so
 * afterwards too. Answers them.
 */
export const admitWholeHouse = ({ raw }: Pick<Transaction, 'raw'>, merchantId: string) =>
  raw<{ operator_id: string; house_role: string }>(
    `insert into operator_merchants (operator_id, merchant_id, house_role)
     select operator_id, $1, house_role from operator_merchants where merchant_id <> $1 and house_role is not null
      group by operator_id, house_role having count(*) = (select count(*) from merchants where id <> $1)
     returning operator_id, house_role`,
    [merchantId],
  )

/** The brands an operator works for, by name, with the role at each. */
export function findMerchants(query: Kysely<Tables>, operatorId: string): Promise<OperatorMerchant[]> {
  return query
    .selectFrom('operator_merchants')
    .innerJoin('merchants', 'merchants.id', 'operator_merchants.merchant_id')
    .leftJoin('operator_roles', 'operator_roles.id', 'operator_merchants.role_id')
    .select([
      'operator_merchants.house_role',
      'operator_merchants.role_id',
      'operator_roles.name as role_name',
      'operator_roles.rights as role_rights',
      'merchants.id',
      'merchants.code',
      'merchants.name',
      sql<boolean>`coalesce(merchants.operator_totp_required, merchants.mode = 'LIVE')`.as('wants_totp'),
    ])
    .where('operator_merchants.operator_id', '=', operatorId)
    .orderBy('merchants.is_default', 'desc')
    .orderBy('merchants.name')
    .execute()
}

/** Which of some operators, if they are active, work for which of some brands, and with which role. */
export const findPlaces = (query: Kysely<Tables>, operatorIds: readonly string[], merchantIds: readonly string[]) =>
  query
    .selectFrom('operators')
    .innerJoin('operator_merchants', 'operator_merchants.operator_id', 'operators.id')
    .leftJoin('operator_roles', 'operator_roles.id', 'operator_merchants.role_id')
    .select([
      'operators.id',
      'operator_merchants.merchant_id',
      'operator_merchants.house_role',
      'operator_roles.rights as role_rights',
    ])
    .where('operators.active', '=', true)
    .where('operators.id', 'in', [...new Set(operatorIds)])
    .where('operator_merchants.merchant_id', 'in', [...new Set(merchantIds)])
    .execute()

export async function insertSession(
  query: Kysely<Tables>,
  session: { tokenHash: string; operatorId: string; ip: string; at: Date },
): Promise<void> {
  await query
    .insertInto('operator_sessions')
    .values({
      token_hash: session.tokenHash,
      operator_id: session.operatorId,
      ip: session.ip,
      started_at: session.at,
      seen_at: session.at,
    })
    .execute()
}

/** The session of a token with its operator, when both are in force. */
export function findSession(query: Kysely<Tables>, tokenHash: string) {
  return query
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select([
      'operators.id',
      'operators.account',
      'operators.name',
      'operators.allowed_addresses',
      'operator_sessions.started_at',
      'operator_sessions.seen_at',
    ])
    .where('operator_sessions.token_hash', '=', tokenHash)
    .where('operators.active', '=', true)
    .executeTakeFirst()
}

export async function touchSession(query: Kysely<Tables>, tokenHash: string, at: Date): Promise<void> {
  await query.updateTable('operator_sessions').set({ seen_at: at }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSession(query: Kysely<Tables>, tokenHash: string): Promise<void> {
  await query.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute()
}

export const deleteSessionsSeenBefore = (query: Kysely<Tables>, before: Date): Promise<void> =>
  deleteBefore(query, 'operator_sessions', 'seen_at', before)

/** Whether the operator signed in from that network before. */
export async function isKnownAddress(query: Kysely<Tables>, operatorId: string, network: string): Promise<boolean> {
  const row = await query
    .selectFrom('operator_addresses')
    .select('ip')
    .where('operator_id', '=', operatorId)
    .where('ip', '=', network)
    .executeTakeFirst()
  return row !== undefined
}

export async function noteAddress(query: Kysely<Tables>, operatorId: string, network: string, at: Date): Promise<void> {
  await query
    .insertInto('operator_addresses')
    .values({ operator_id: operatorId, ip: network, last_used_at: at })
    .onConflict((conflict) => conflict.columns(['operator_id', 'ip']).doUpdateSet({ last_used_at: at }))
    .execute()
}

export const deleteAddressesUsedBefore = (query: Kysely<Tables>, before: Date): Promise<void> =>
  deleteBefore(query, 'operator_addresses', 'last_used_at', before)

/** Notes when strangers were closed out, or with null that the operator learns of it now. */
export async function setStrangersClosedOut(query: Kysely<Tables>, operatorId: string, at: Date | null): Promise<void> {
  await query.updateTable('operators').set({ strangers_closed_out_at: at }).where('id', '=', operatorId).execute()
}
