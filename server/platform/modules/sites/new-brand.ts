import type { Transaction } from '../../db/connection.ts'
import { isComplete } from '../../lib/languages.ts'
import { isTimeZone } from '../../lib/local-day.ts'
import type { BrandSettings } from './brand-settings.ts'
import { replaceDomains, toDomains } from './domains.ts'
import { sitesErrors } from './errors.ts'
import { firstModules, firstRegistrationFields } from './house-template.ts'
import { type Merchant, toMerchant } from './merchant.ts'
import { copyMerchant, copyRows, insertMerchant } from './opening-repository.ts'
import { lockMerchant } from './repository.ts'

/** What an operator says of a brand that is to be opened. */
export interface BrandWish {
  readonly id: string
  readonly code: string
  readonly name: string
  /** The first is the main one. */
  readonly domains: readonly string[]
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly currency: string
  readonly timeZone: string
  /** Id of the brand whose settings it begins with; the house's own template unless told. */
  readonly copyOf?: string | undefined
}

const UNDER_MAINTENANCE = 1

/**
 * Opens a brand under maintenance and with play money, within the caller's transaction: as the house's template has it, or with all
 * settings of another brand (decision 0067). Throws MERCHANT_CODE_TAKEN, MERCHANT_CURRENCY, MERCHANT_TIME_ZONE, MERCHANT_COPY_CURRENCY,
 * MERCHANT_NOT_FOUND, LANGUAGE_…, DOMAIN_….
 */
export async function openBrand(
  tx: Transaction,
  wish: BrandWish,
  { settings, by, now }: { settings: readonly BrandSettings[]; by: string; now: Date },
): Promise<Merchant> {
  checkWish(wish)
  const domains = toDomains(wish.domains)
  const source = wish.copyOf === undefined ? undefined : await lockMerchant(tx.query, wish.copyOf)
  if (wish.copyOf !== undefined && source === undefined) throw sitesErrors.MERCHANT_NOT_FOUND({ field: 'copyOf' })
  // What is copied holds amounts, and says nowhere in what.
  if (source !== undefined && source.currency !== wish.currency)
    throw sitesErrors.MERCHANT_COPY_CURRENCY({ field: 'currency', extras: { currency: source.currency } })
  const isNew = await insertMerchant(
    tx.query,
    {
      ...wish,
      mode: 'DEMO',
      status: UNDER_MAINTENANCE,
      licence: null,
      isDefault: false,
      allowedCountries: [],
      countries: ['VN'],
      domains: [domains[0] ?? '', ...domains.slice(1)],
      theme: {},
      captcha: { register: 'ALTCHA', sms: 'ALTCHA' },
      socialProviders: [],
      modules: source === undefined ? firstModules : [],
      registrationFields: source === undefined ? firstRegistrationFields : [],
      customerServices: [],
      resources: [],
    },
    now,
  )
  if (!isNew) throw sitesErrors.MERCHANT_CODE_TAKEN({ field: 'code' })
  await replaceDomains(tx, wish.id, [], domains)
  if (source !== undefined) {
    await copyMerchant(tx.query, source, wish.id)
    const copy = { from: source.id, to: wish.id, by, timeZone: wish.timeZone, now }
    for (const tables of settings)
      for (const [table, rule] of Object.entries(tables)) await copyRows(tx.query, table, rule, copy)
  }
  const row = await lockMerchant(tx.query, wish.id)
  if (row === undefined) throw new Error(`The brand ${wish.code} is gone as soon as it was made`)
  return toMerchant(row)
}

function checkWish({ languages, defaultLanguage, currency, timeZone }: BrandWish): void {
  const incomplete = languages.find((one) => !isComplete(one))
  if (incomplete !== undefined)
    throw sitesErrors.LANGUAGE_INCOMPLETE({ field: 'languages', extras: { language: incomplete } })
  if (!languages.includes(defaultLanguage))
    throw sitesErrors.LANGUAGE_NOT_OFFERED({ field: 'defaultLanguage', extras: { language: defaultLanguage } })
  if (!Intl.supportedValuesOf('currency').includes(currency)) throw sitesErrors.MERCHANT_CURRENCY({ field: 'currency' })
  if (!isTimeZone(timeZone)) throw sitesErrors.MERCHANT_TIME_ZONE({ field: 'timeZone' })
}
