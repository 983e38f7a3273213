import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Merchants, RegistrationFields, Tables } from '../../db/tables.ts'

type Query = Kysely<Tables>
/** A brand with its host names, the main one first. */
export type MerchantRow = Selectable<Merchants> & { readonly domains: string[] }
export type RegistrationFieldRow = Selectable<RegistrationFields>

const domainsOfMerchant = sql<string[]>`array(
  select route.domain from domain_routes route where route.merchant_id = merchants.id
  order by route.domain <> merchants.main_domain, route.domain
)`.as('domains')

export const selectMerchants = (query: Query): Promise<MerchantRow[]> =>
  query.selectFrom('merchants').selectAll().select(domainsOfMerchant).orderBy('code').execute()

export const selectDomains = (query: Query) => query.selectFrom('domain_routes').selectAll().execute()

/** Every brand with its group, held until the transaction ends, so that no two join or leave a group at once. */
export const lockGroups = (query: Kysely<Tables>) =>
  query.selectFrom('merchants').select(['id', 'operator_group']).orderBy('id').forNoKeyUpdate().execute()

export const lockMerchant = (query: Query, id: string): Promise<MerchantRow | undefined> =>
  query
    .selectFrom('merchants')
    .selectAll()
    .select(domainsOfMerchant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

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

export const lockModule = (query: Query, merchantId: string, module: string) =>
  query
    .selectFrom('merchant_modules')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('module', '=', module)
    .forUpdate()
    .executeTakeFirst()

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

export const selectResources = (query: Query, merchantId: string) =>
  query
    .selectFrom('resources')
    .select(['name', 'url'])
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute()

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
    .returning(domainsOfMerchant)
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

export const deleteDomains = (query: Query, merchantId: string, domains: readonly string[]) =>
  query
    .deleteFrom('domain_routes')
    .where('merchant_id', '=', merchantId)
    .where('domain', 'in', [...domains])
    .execute()
