import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Merchants, RegistrationFields, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
/** A brand with its host names, the main one first, and its downloads and guides in their order. */
export type MerchantRow = Selectable<Merchants> & {
  readonly domains: string[]
  readonly resources: { readonly name: string; readonly url: string }[]
}
export type RegistrationFieldRow = Selectable<RegistrationFields>

const domainsOfMerchant = sql<string[]>`array(
  select route.domain from domain_routes route where route.merchant_id = merchants.id
  order by route.domain <> merchants.main_domain, route.domain
)`.as('domains')

const resourcesOfMerchant = sql<{ name: string; url: string }[]>`(
  select coalesce(json_agg(json_build_object('name', resource.name, 'url', resource.url) order by resource.position), '[]')
    from resources resource where resource.merchant_id = merchants.id
)`.as('resources')

/** What of a brand lies in tables of its own. */
const besides = [domainsOfMerchant, resourcesOfMerchant] as const

export const selectMerchants = (query: Query): Promise<MerchantRow[]> =>
  query.selectFrom('merchants').selectAll().select(besides).orderBy('code').execute()

export const selectDomains = (query: Query) => query.selectFrom('domain_routes').selectAll().execute()

/** Every brand with its group, held until the transaction ends, so that no two join or leave a group at once. */
export const lockGroups = (query: Kysely<Tables>) =>
  query.selectFrom('merchants').select(['id', 'operator_group']).orderBy('id').forNoKeyUpdate().execute()

export const lockMerchant = (query: Query, id: string): Promise<MerchantRow | undefined> =>
  query.selectFrom('merchants').selectAll().select(besides).where('id', '=', id).forUpdate().executeTakeFirst()

/** Hosts that stand before the brand's own, for pictures and for launches of games. */
export async function updateContentNetworks(
  query: Query,
  merchantId: string,
  { images, games }: { images: readonly string[]; games: readonly string[] },
  now: Date,
): Promise<void> {
  await query
    .updateTable('merchants')
    .set({ image_cdns: [...images], launch_game_cdns: [...games], changed_at: now })
    .where('id', '=', merchantId)
    .execute()
}

export const selectModules = (query: Query, merchantId: string) =>
  query.selectFrom('merchant_modules').selectAll().where('merchant_id', '=', merchantId).orderBy('module').execute()

/** All of a brand, held until the transaction ends, by everybody in one order. */
export const lockModules = (query: Query, merchantId: string) =>
  query
    .selectFrom('merchant_modules')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('module')
    .forUpdate()
    .execute()

export const selectRegistrationFields = (query: Query, merchantId: string): Promise<RegistrationFieldRow[]> =>
  query
    .selectFrom('registration_fields')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .orderBy('name')
    .execute()

export const lockRegistrationField = (
  query: Query,
  merchantId: string,
  name: string,
): Promise<RegistrationFieldRow | undefined> =>
  query
    .selectFrom('registration_fields')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()

/** Gives a brand these downloads and guides in place of those it has. */
export async function replaceResources(
  query: Query,
  merchantId: string,
  resources: readonly { readonly name: string; readonly url: string }[],
): Promise<void> {
  await query.deleteFrom('resources').where('merchant_id', '=', merchantId).execute()
  const rows = resources.map(({ name, url }, position) => ({ merchant_id: merchantId, name, url, position }))
  if (rows.length > 0) await query.insertInto('resources').values(rows).execute()
}

/** Switches a whitelabel module and answers how it stands. */
export const updateModule = (query: Query, merchantId: string, module: string, enabled: boolean, now: Date) =>
  query
    .updateTable('merchant_modules')
    .set({ enabled, changed_at: now })
    .where('merchant_id', '=', merchantId)
    .where('module', '=', module)
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateRegistrationField = (
  query: Query,
  merchantId: string,
  name: string,
  rule: Updateable<RegistrationFields>,
): Promise<RegistrationFieldRow> =>
  query
    .updateTable('registration_fields')
    .set(rule)
    .where('merchant_id', '=', merchantId)
    .where('name', '=', name)
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateMerchant = (query: Query, id: string, change: Updateable<Merchants>): Promise<MerchantRow> =>
  query
    .updateTable('merchants')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .returning(besides)
    .executeTakeFirstOrThrow()

/** Answers those that were free; the others are some other brand's. */
export async function insertDomains(query: Query, merchantId: string, domains: readonly string[]): Promise<string[]> {
  const rows = await query
    .insertInto('domain_routes')
    .values(domains.map((domain) => ({ domain, merchant_id: merchantId })))
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .returning('domain')
    .execute()
  return rows.map(({ domain }) => domain)
}

/** One of these host names that is another brand's. */
export async function selectTakenDomain(
  query: Query,
  merchantId: string,
  domains: readonly string[],
): Promise<string | undefined> {
  if (domains.length === 0) return undefined
  const row = await query
    .selectFrom('domain_routes')
    .select('domain')
    .where('domain', 'in', [...domains])
    .where('merchant_id', '<>', merchantId)
    .orderBy('domain')
    .limit(1)
    .executeTakeFirst()
  return row?.domain
}

export const deleteDomains = (query: Query, merchantId: string, domains: readonly string[]) =>
  query
    .deleteFrom('domain_routes')
    .where('merchant_id', '=', merchantId)
    .where('domain', 'in', [...domains])
    .execute()
