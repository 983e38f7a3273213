import type { MerchantRow } from './repository.ts'

/** What a captcha protects; each has the provider the brand chose. */
export type CaptchaPurpose = 'LOGIN' | 'REGISTER' | 'SMS'
export type CaptchaProvider = 'IMAGE' | 'ALTCHA' | 'NONE'
export type SocialProvider = 'GOOGLE' | 'FACEBOOK'

/** One brand with its settings, read whole; the changes of operators go through the service. */
export interface Merchant {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly mode: 'DEMO' | 'LIVE'
  readonly licence: string | null
  /** 0 normal, 1 maintenance. */
  readonly status: number
  readonly maintenanceMessages: readonly { readonly language: string; readonly message: string }[]
  readonly maintenanceUntil: Date | null
  readonly blockedCountries: readonly string[]
  readonly allowedCountries: readonly string[]
  /** IP addresses that are kept out, and ranges of them. */
  readonly blockedAddresses: readonly string[]
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly currency: string
  /** Countries whose mobile numbers are accepted. */
  readonly mobileCountries: readonly string[]
  readonly logoUrl: string | null
  /** Square, of which launchers and tabs have their sizes; null: the mark of the house in the brand's colours. */
  readonly iconUrl: string | null
  readonly theme: Readonly<Record<string, string>>
  readonly mainDomain: string
  /** All host names, the main one first. */
  readonly domains: readonly string[]
  /** Downloads and guides, in their order. */
  readonly resources: readonly { readonly name: string; readonly url: string }[]
  /** Of Google's tag, which counts visits; null: nobody does. */
  readonly gtagId: string | null
  readonly imageCDNs: readonly string[]
  readonly launchGameCDNs: readonly string[]
  readonly captchaProviders: Readonly<Record<Lowercase<CaptchaPurpose>, CaptchaProvider>>
  /** Guesses a proof of work takes at most, before an address made it dearer. */
  readonly captchaComplexity: number
  /** Whose codes prove a mobile number. */
  readonly smsChannel: 'OWN' | 'FIREBASE'
  /** Other houses with whose accounts people may sign in. */
  readonly socialProviders: readonly SocialProvider[]
  readonly referralEnabled: boolean
  /** Years; who is younger may not play. */
  readonly minimumAge: number
  /** How many digits a number has as people write it, with a leading zero or without. */
  readonly mobileDigits: { readonly minimum: number; readonly maximum: number }
  readonly isDefault: boolean
  /** IANA name; days of reports and limits are this zone's. */
  readonly timeZone: string
  /** Merchants of one operator: a self-exclusion holds at all of them. */
  readonly operatorGroup: string
  /** Interval of members who chose none. */
  readonly realityCheckMinutes: 15 | 30 | 60
  /** Whether money leaves only to who is known; unless told, where it is real. */
  readonly identityForWithdrawal: boolean
  /** Whether operators need an authenticator app; unless told, where money is real. */
  readonly operatorTotpRequired: boolean
}

export function toMerchant(row: MerchantRow): Merchant {
  const messages = row.maintenance_messages as Record<string, string>
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    mode: row.mode === 'LIVE' ? 'LIVE' : 'DEMO',
    licence: row.licence,
    status: row.status,
    maintenanceMessages: Object.entries(messages).map(([language, message]) => ({ language, message })),
    maintenanceUntil: row.maintenance_until,
    blockedCountries: row.blocked_countries,
    allowedCountries: row.allowed_countries,
    blockedAddresses: row.blocked_addresses,
    languages: row.languages,
    defaultLanguage: row.default_language,
    currency: row.currency,
    mobileCountries: row.countries,
    logoUrl: row.logo_url,
    iconUrl: row.icon_url,
    theme: row.theme as Record<string, string>,
    mainDomain: row.main_domain,
    domains: row.domains,
    resources: row.resources,
    gtagId: row.gtag_id,
    imageCDNs: row.image_cdns,
    launchGameCDNs: row.launch_game_cdns,
    // The table's checks hold each of these to what its type names.
    captchaProviders: {
      login: row.captcha_login as CaptchaProvider,
      register: row.captcha_register as CaptchaProvider,
      sms: row.captcha_sms as CaptchaProvider,
    },
    captchaComplexity: row.captcha_complexity,
    smsChannel: row.sms_channel === 'FIREBASE' ? 'FIREBASE' : 'OWN',
    socialProviders: row.social_providers as SocialProvider[],
    referralEnabled: row.referral_enabled,
    minimumAge: row.minimum_age,
    mobileDigits: { minimum: row.mobile_digits_minimum, maximum: row.mobile_digits_maximum },
    isDefault: row.is_default,
    timeZone: row.time_zone,
    operatorGroup: row.operator_group,
    // The table's check holds it to these.
    realityCheckMinutes: row.reality_check_minutes as 15 | 30 | 60,
    identityForWithdrawal: row.identity_for_withdrawal ?? row.mode === 'LIVE',
    operatorTotpRequired: row.operator_totp_required ?? row.mode === 'LIVE',
  }
}
