import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { newId } from '../../lib/id.ts'
import type { CaptchaProvider, Merchant, SocialProvider } from './merchant.ts'
import type { OpeningHours } from './opening-hours.ts'
import type { RegistrationRule } from './settings.ts'

/** A brand as it begins; everything else has the value that its table gives it. */
export interface NewMerchant
  extends Pick<
    Merchant,
    'id' | 'code' | 'name' | 'mode' | 'licence' | 'defaultLanguage' | 'currency' | 'isDefault' | 'theme'
  > {
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

/** Writes a brand with its domains, modules, registration fields and contacts. */
export async function insertMerchant(query: Kysely<Tables>, brand: NewMerchant, now: Date): Promise<void> {
  const { id, code, name, mode, licence, theme, captcha } = brand
  const of = <Row>(rows: readonly Row[]) => rows.map((row) => ({ merchant_id: id, ...row }))
  await query
    .insertInto('merchants')
    .values({
      id,
      code,
      name,
      mode,
      licence,
      allowed_countries: [...brand.allowedCountries],
      languages: [...brand.languages],
      default_language: brand.defaultLanguage,
      currency: brand.currency,
      countries: [...brand.countries],
      theme: JSON.stringify(theme),
      main_domain: brand.domains[0],
      is_default: brand.isDefault,
      captcha_register: captcha.register,
      captcha_sms: captcha.sms,
      social_providers: [...brand.socialProviders],
      created_at: now,
      changed_at: now,
    })
    .execute()
  await query
    .insertInto('domain_routes')
    .values(of(brand.domains.map((domain) => ({ domain }))))
    .execute()
  await query.insertInto('merchant_modules').values(of(brand.modules)).execute()
  await query
    .insertInto('registration_fields')
    .values(of(brand.registrationFields.map(toRow)))
    .execute()
  const contacts = of(
    brand.customerServices.map(({ hours = [], ...service }, position) => ({
      ...service,
      id: newId(now.getTime()),
      hours: JSON.stringify(hours),
      position,
    })),
  )
  if (contacts.length > 0) await query.insertInto('customer_services').values(contacts).execute()
  const resources = of(brand.resources.map((resource, position) => ({ ...resource, position })))
  if (resources.length > 0) await query.insertInto('resources').values(resources).execute()
}

const toRow = ({ minLength, maxLength, patternId, acceptedPattern, ...rule }: RegistrationRule) => ({
  ...rule,
  min_length: minLength,
  max_length: maxLength,
  pattern_id: patternId,
  accepted_pattern: acceptedPattern,
})
