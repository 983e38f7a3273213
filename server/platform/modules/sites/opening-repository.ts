import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { newId } from '../../lib/id.ts'
import type { Fresh, SettingsRule } from './brand-settings.ts'
import type { CaptchaProvider, Merchant, SocialProvider } from './merchant.ts'
import type { OpeningHours } from './opening-hours.ts'
import { type MerchantRow, replaceResources } from './repository.ts'
import type { RegistrationRule } from './settings.ts'

type Query = Kysely<Tables>

/** A brand as it begins; everything else has the value that its table gives it. */
export interface NewMerchant
  extends Pick<
    Merchant,
    'id' | 'code' | 'name' | 'mode' | 'licence' | 'defaultLanguage' | 'currency' | 'isDefault' | 'theme'
  > {
  /** Open unless told. */
  readonly status?: number
  readonly timeZone?: string
  readonly allowedCountries: readonly string[]
  readonly languages: readonly string[]
  /** Countries whose mobile numbers are accepted. */
  readonly countries: readonly string[]
  /** The first is the main one. */
  readonly domains: readonly [string, ...string[]]
  readonly captcha: { readonly register: CaptchaProvider; readonly sms: CaptchaProvider }
  readonly socialProviders: readonly SocialProvider[]
  readonly modules: readonly { readonly module: string; readonly enabled: boolean }[]
  readonly registrationFields: readonly RegistrationRule[]
  readonly customerServices: readonly {
    readonly cs_type: string
    readonly path: string
    readonly hours?: readonly OpeningHours[]
  }[]
  readonly resources: readonly { readonly name: string; readonly url: string }[]
}

/** Writes a brand with its modules, registration fields and contacts; answers false, without any of it, where the code is another brand's. */
export async function insertMerchant(query: Query, brand: NewMerchant, now: Date): Promise<boolean> {
  const { id } = brand
  const of = <Row>(rows: readonly Row[]) => rows.map((row) => ({ merchant_id: id, ...row }))
  const made = await query
    .insertInto('merchants')
    .values(merchantRow(brand, now))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) return false
  const modules = of(brand.modules)
  if (modules.length > 0) await query.insertInto('merchant_modules').values(modules).execute()
  const fields = of(brand.registrationFields.map(toRow))
  if (fields.length > 0) await query.insertInto('registration_fields').values(fields).execute()
  const contacts = of(
    brand.customerServices.map(({ hours = [], ...service }, position) => ({
      ...service,
      id: newId(now.getTime()),
      hours: JSON.stringify(hours),
      position,
    })),
  )
  if (contacts.length > 0) await query.insertInto('customer_services').values(contacts).execute()
  await replaceResources(query, id, brand.resources)
  return true
}

const merchantRow = (brand: NewMerchant, now: Date) => ({
  id: brand.id,
  code: brand.code,
  name: brand.name,
  mode: brand.mode,
  licence: brand.licence,
  allowed_countries: [...brand.allowedCountries],
  languages: [...brand.languages],
  default_language: brand.defaultLanguage,
  currency: brand.currency,
  countries: [...brand.countries],
  theme: JSON.stringify(brand.theme),
  main_domain: brand.domains[0],
  is_default: brand.isDefault,
  captcha_register: brand.captcha.register,
  captcha_sms: brand.captcha.sms,
  social_providers: [...brand.socialProviders],
  created_at: now,
  changed_at: now,
  ...(brand.status === undefined ? {} : { status: brand.status }),
  ...(brand.timeZone === undefined ? {} : { time_zone: brand.timeZone }),
})

/**
 * Gives a brand the looks, demands and hosts of another one. What is that brand's alone stays there: licence, words of its maintenance,
 * logo and icon, and whose eyes count its visits.
 */
export async function copyMerchant(query: Query, source: MerchantRow, id: string): Promise<void> {
  await query
    .updateTable('merchants')
    .set({
      blocked_countries: source.blocked_countries,
      blocked_addresses: source.blocked_addresses,
      allowed_countries: source.allowed_countries,
      countries: source.countries,
      theme: JSON.stringify(source.theme),
      image_cdns: source.image_cdns,
      launch_game_cdns: source.launch_game_cdns,
      referral_enabled: source.referral_enabled,
      minimum_age: source.minimum_age,
      mobile_digits_minimum: source.mobile_digits_minimum,
      mobile_digits_maximum: source.mobile_digits_maximum,
      operator_group: source.operator_group,
      identity_for_withdrawal: source.identity_for_withdrawal,
      reality_check_minutes: source.reality_check_minutes,
      captcha_login: source.captcha_login,
      captcha_register: source.captcha_register,
      captcha_sms: source.captcha_sms,
      captcha_complexity: source.captcha_complexity,
      sms_channel: source.sms_channel,
      social_providers: source.social_providers,
      operator_totp_required: source.operator_totp_required,
    })
    .where('id', '=', id)
    .execute()
}

/** From which brand to which, by whom and when. */
export interface Copy {
  readonly from: string
  readonly to: string
  readonly by: string
  readonly timeZone: string
  readonly now: Date
}

/** Copies the rows of one table from brand to brand, whatever columns it has by now. */
export async function copyRows(query: Query, table: string, rule: SettingsRule, copy: Copy): Promise<void> {
  const { fresh = {}, lastOf, until } = rule
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = ${table} and column_name <> 'merchant_id' and is_generated = 'NEVER'
     order by ordinal_position`.execute(query)
  const columns = rows.map(({ name }) => name).filter((name) => fresh[name] !== 'DEFAULT')
  const values = columns.map((name) => valueIn(name, fresh[name], copy))
  const isCurrent = until === undefined ? sql`true` : sql`(${of(until)} is null or ${of(until)} > ${copy.now})`
  await sql`
    insert into ${sql.table(table)} (merchant_id, ${sql.join(columns.map((name) => sql.ref(name)))})
    select ${copy.to}, ${sql.join(values)}
      from ${sql.table(table)} source
     where source.merchant_id = ${copy.from} and ${isCurrent} and ${isLast(table, lastOf)}`.execute(query)
}

const of = (column: string) => sql.ref(`source.${column}`)

function valueIn(column: string, fresh: Fresh | undefined, { by, timeZone, now }: Copy) {
  switch (fresh) {
    case 'ID':
      return sql`gen_random_uuid()`
    case 'NOW':
      return sql`${now}::timestamptz`
    case 'BY':
      return sql`${by}::text`
    case 'ZONE':
      return sql`${timeZone}::text`
    case 'OFF':
      return sql`false`
    default:
      return of(column)
  }
}

function isLast(table: string, lastOf: SettingsRule['lastOf']) {
  if (lastOf === undefined) return sql`true`
  const isSame = ['merchant_id', ...lastOf.of].map((name) => sql`${sql.ref(`later.${name}`)} = ${of(name)}`)
  const version = sql.ref(`later.${lastOf.version}`)
  return sql`not exists (
    select from ${sql.table(table)} later where ${sql.join(isSame, sql` and `)} and ${version} > ${of(lastOf.version)})`
}

const toRow = ({ minLength, maxLength, patternId, acceptedPattern, ...rule }: RegistrationRule) => ({
  ...rule,
  min_length: minLength,
  max_length: maxLength,
  pattern_id: patternId,
  accepted_pattern: acceptedPattern,
})
