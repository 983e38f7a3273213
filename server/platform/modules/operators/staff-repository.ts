import { type Kysely, sql } from 'kysely'
import { contains } from '../../db/search.ts'
import type { Tables } from '../../db/tables.ts'
import { type PageRequest, pageOf, sortOf } from '../../http/paging.ts'
import { type NewPlace, placeRow } from './repository.ts'
import { isHouseRole } from './roles.ts'
import { FACTOR_BRAND } from './second-factor.ts'

type Query = Kysely<Tables>

export interface StaffFilter {
  readonly ids?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly role?: string | undefined
  readonly isActive?: boolean | undefined
}

const SORTS = {
  account: 'operators.account',
  name: 'operators.name',
  isActive: 'operators.active',
  createdAt: 'operators.created_at',
  id: 'operators.account',
} as const

/** What an operator is at one brand. */
export interface StaffPlace {
  readonly merchantId: string
  readonly house_role: string | null
  readonly role_id: string | null
  readonly role_name: string | null
  readonly role_rights: readonly string[] | null
}

/** Operators who see at least one of the brands, with those of them that they see. */
const staff = (query: Query, visible: readonly string[]) =>
  query.selectFrom('operators').where((where) =>
    where.exists(
      where
        .selectFrom('operator_merchants')
        .select('operator_id')
        .whereRef('operator_merchants.operator_id', '=', 'operators.id')
        .where('operator_merchants.merchant_id', 'in', [...visible]),
    ),
  )

const havingRole = (wanted: ReturnType<typeof staff>, visible: readonly string[], role: string) =>
  wanted.where((where) =>
    where.exists(
      where
        .selectFrom('operator_merchants')
        .select('operator_id')
        .whereRef('operator_merchants.operator_id', '=', 'operators.id')
        .where('operator_merchants.merchant_id', 'in', [...visible])
        .where(isHouseRole(role) ? 'operator_merchants.house_role' : 'operator_merchants.role_id', '=', role),
    ),
  )

const columns = (visible: readonly string[]) => {
  const ids = sql.join([...visible])
  return [
    'operators.id',
    'operators.account',
    'operators.name',
    'operators.active',
    'operators.allowed_addresses',
    'operators.created_at',
    sql<
      StaffPlace[]
    >`(select coalesce(json_agg(json_build_object('merchantId', place.merchant_id, 'house_role', place.house_role,
        'role_id', place.role_id, 'role_name', role.name, 'role_rights', role.rights) order by place.merchant_id), '[]')
      from operator_merchants place left join operator_roles role on role.id = place.role_id
      where place.operator_id = operators.id and place.merchant_id in (${ids}))`.as('places'),
    sql<boolean>`exists(select 1 from operator_merchants
      where operator_id = operators.id and merchant_id not in (${ids}))`.as('reaches_beyond'),
    sql<Date | null>`(select confirmed_at from totp_factors
      where merchant_id = ${FACTOR_BRAND} and member_id = operators.id)`.as('totp_since'),
  ] as const
}

export async function selectStaff(query: Query, visible: readonly string[], filter: StaffFilter, page: PageRequest) {
  const { limit, offset } = pageOf(page)
  const { column, direction } = sortOf(page.sort, SORTS, { column: 'operators.account', direction: 'asc' })
  let wanted = staff(query, visible)
  if (filter.ids !== undefined) wanted = wanted.where('operators.id', 'in', [...filter.ids])
  if (filter.role !== undefined) wanted = havingRole(wanted, visible, filter.role)
  if (filter.isActive !== undefined) wanted = wanted.where('operators.active', '=', filter.isActive)
  if (filter.search) {
    const part = contains(filter.search)
    wanted = wanted.where((any) =>
      any.or([any('operators.account', 'ilike', part), any('operators.name', 'ilike', part)]),
    )
  }
  const rows = await wanted
    .select(columns(visible))
    .orderBy(column, direction)
    .orderBy('operators.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await wanted.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export const selectOne = (query: Query, visible: readonly string[], id: string) =>
  staff(query, visible).select(columns(visible)).where('operators.id', '=', id).executeTakeFirst()

export type StaffRow = NonNullable<Awaited<ReturnType<typeof selectOne>>>

/** The operator whatever brands are left, as after a change of them. */
export const selectChanged = (query: Query, visible: readonly string[], id: string) =>
  query.selectFrom('operators').select(columns(visible)).where('operators.id', '=', id).executeTakeFirstOrThrow()

/** Holds an operator until the transaction ends: whoever changes the account or its brands takes this first. */
export const lockOne = (query: Query, id: string) =>
  query.selectFrom('operators').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const updateOne = (
  query: Query,
  id: string,
  change: { name?: string; active?: boolean; allowed_addresses?: string[]; password_hash?: string },
) => query.updateTable('operators').set(change).where('id', '=', id).execute()

/** Gives an operator exactly these places at the visible brands; brands that the asker does not see stay as they are. */
export async function replacePlaces(query: Query, id: string, visible: readonly string[], wanted: readonly NewPlace[]) {
  await query
    .deleteFrom('operator_merchants')
    .where('operator_id', '=', id)
    .where('merchant_id', 'in', [...visible])
    .execute()
  if (wanted.length === 0) return
  await query
    .insertInto('operator_merchants')
    .values(wanted.map((place) => placeRow(id, place)))
    .execute()
}

export const deleteSessionsOf = (query: Query, operatorId: string) =>
  query.deleteFrom('operator_sessions').where('operator_id', '=', operatorId).execute()

/** Ends every session of an operator but the one with this hash of its token. */
export const deleteOtherSessions = (query: Query, operatorId: string, tokenHash: string) =>
  query
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('token_hash', '<>', tokenHash)
    .execute()

/** False when the password is another one by now. */
export async function replacePassword(query: Query, id: string, oldHash: string, newHash: string): Promise<boolean> {
  const replaced = await query
    .updateTable('operators')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .returning('id')
    .executeTakeFirst()
  return replaced !== undefined
}
