import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { SiteTopic } from '../../events/events.ts'
import type { Clock } from '../../lib/clock.ts'
import { readClosedAddress } from '../../lib/closed-addresses.ts'
import { isComplete } from '../../lib/languages.ts'
import type { BrandSettings } from './brand-settings.ts'
import { type ContentNetworks, changeContentNetworks } from './content-networks.ts'
import { mobileDigitsOf, withoutMobiles } from './countries.ts'
import { createCustomerServiceChanges } from './customer-services.ts'
import { demandFreeDomains, replaceDomains, toDomains } from './domains.ts'
import { sitesErrors } from './errors.ts'
import { missingForLive } from './live-demands.ts'
import { type Merchant, toMerchant } from './merchant.ts'
import { checkModules } from './module-rules.ts'
import { createOpenings, OF_A_HOST } from './openings.ts'
import { checkRegistrationField } from './registration-patterns.ts'
import * as repository from './repository.ts'
import { checkResources } from './resources.ts'
import { type ModuleSwitch, type RegistrationRule, toModuleSwitch, toRegistrationRule } from './settings.ts'
import { checkTheme, type Theme } from './themes.ts'

/** A change with the thing before and after it, for the audit log. */
export interface SiteChange<Thing> {
  readonly before: Thing
  readonly after: Thing
}

/** What an operator may change on a brand. */
export interface MerchantChange {
  readonly name?: string
  /** In place of those it has, the main one first. */
  readonly domains?: readonly string[]
  /** Its own colours, in place of those it has; none: the house's. */
  readonly theme?: Theme
  /** Address of a picture that was uploaded for the brand; null: its name in letters. */
  readonly logoUrl?: string | null
  /** Address of a square picture that was uploaded for the brand; null: the mark of the house. */
  readonly iconUrl?: string | null
  readonly status?: number
  readonly maintenanceMessages?: readonly { language: string; message: string }[]
  readonly maintenanceUntil?: Date | null
  readonly blockedCountries?: readonly string[]
  /** Those that may play, as the licence has it; none: all that are not blocked. */
  readonly allowedCountries?: readonly string[]
  /** IP addresses that are kept out, and ranges of them. */
  readonly blockedAddresses?: readonly string[]
  /** Countries whose mobile numbers are accepted. */
  readonly mobileCountries?: readonly string[]
  /** Years; who is younger may not play. */
  readonly minimumAge?: number
  /** What the house is licensed by; shown at the foot of every page. */
  readonly licence?: string | null
  /** Downloads and guides, in place of those it has. */
  readonly resources?: Merchant['resources']
  readonly gtagId?: string | null
  readonly languages?: readonly string[]
  readonly defaultLanguage?: string
  readonly captchaProviders?: Merchant['captchaProviders']
  readonly captchaComplexity?: number
  readonly smsChannel?: Merchant['smsChannel']
  readonly socialProviders?: Merchant['socialProviders']
  readonly operatorGroup?: string
  readonly realityCheckMinutes?: Merchant['realityCheckMinutes']
  readonly identityForWithdrawal?: boolean
  readonly operatorTotpRequired?: boolean
  /** Said by the brand's rule of referrals. */
  readonly referralEnabled?: boolean
}

interface SiteChangesParts {
  readonly clock: Clock
  readonly events: EventBus
  readonly brandSettings: readonly BrandSettings[]
}

/** Changes of a brand and its settings. Each belongs to the caller's transaction and is told to live clients after its commit. */
export function createSiteChanges({ clock, events, brandSettings: settings }: SiteChangesParts) {
  const announce = (tx: Transaction, merchantId: string, ...topics: SiteTopic[]) =>
    tx.onCommit(() => {
      for (const topic of topics) events.publish({ type: 'site', merchantId, topic, version: clock.now().getTime() })
    })

  return {
    ...createCustomerServiceChanges(clock, announce),
    ...createOpenings({ clock, announce, settings }),

    /** Switches a whitelabel module, within the caller's transaction. Throws MODULE_NOT_FOUND, MODULE_NEEDS, MODULE_LOCKS_OUT. */
    async setModule(
      tx: Transaction,
      merchantId: string,
      module: string,
      enabled: boolean,
    ): Promise<SiteChange<ModuleSwitch>> {
      // All of them are held, so that no two switch at once what contradicts together.
      const rows = await repository.lockModules(tx.query, merchantId)
      const row = rows.find((one) => one.module === module)
      if (row === undefined) throw sitesErrors.MODULE_NOT_FOUND()
      const on = new Set(rows.filter((one) => (one.module === module ? enabled : one.enabled)).map((one) => one.module))
      if (row.enabled !== enabled) checkModules(on, module)
      const after = await repository.updateModule(tx.query, merchantId, module, enabled, clock.now())
      announce(tx, merchantId, 'whitelabel')
      return { before: toModuleSwitch(row), after: toModuleSwitch(after) }
    },

    /** Changes the rules of a registration field, within the caller's transaction. Throws REGISTRATION_FIELD_…. */
    async setRegistrationField(
      tx: Transaction,
      merchantId: string,
      name: string,
      rule: Omit<RegistrationRule, 'name'>,
    ): Promise<SiteChange<RegistrationRule>> {
      checkRegistrationField(name, rule)
      const row = await repository.lockRegistrationField(tx.query, merchantId, name)
      if (row === undefined) throw sitesErrors.REGISTRATION_FIELD_NOT_FOUND()
      const after = await repository.updateRegistrationField(tx.query, merchantId, name, {
        enabled: rule.enabled,
        required: rule.required,
        min_length: rule.minLength,
        max_length: rule.maxLength,
        pattern_id: rule.patternId,
        accepted_pattern: rule.acceptedPattern,
        position: rule.position,
        changed_at: clock.now(),
      })
      announce(tx, merchantId, 'registration')
      return { before: toRegistrationRule(row), after: toRegistrationRule(after) }
    },

    /** Changes a brand, within the caller's transaction. Throws as `planMerchant`, DOMAIN_TAKEN. */
    async updateMerchant(tx: Transaction, merchantId: string, change: MerchantChange): Promise<SiteChange<Merchant>> {
      const { before, after: plan } = await planMerchant(tx, merchantId, change)
      await replaceDomains(tx, merchantId, before.domains, plan.domains)
      if (change.resources !== undefined) await repository.replaceResources(tx.query, merchantId, change.resources)
      const after = await repository.updateMerchant(tx.query, merchantId, columnsOf(change, plan, clock.now()))
      announce(tx, merchantId, ...topicsOf(before, plan))
      return { before, after: toMerchant(after) }
    },

    /** Changes the hosts before our own, within the caller's transaction. Throws CONTENT_NETWORK_…, MERCHANT_NOT_FOUND. */
    async setContentNetworks(tx: Transaction, merchantId: string, wish: ContentNetworks) {
      const changed = await changeContentNetworks(tx, merchantId, wish, clock.now())
      announce(tx, merchantId, 'whitelabel')
      return changed
    },
  }
}

/** What changed for those who look at a brand; of its hosts more is kept. */
const topicsOf = (before: Pick<Merchant, 'domains'>, after: Pick<Merchant, 'domains'>): readonly SiteTopic[] =>
  isDeepStrictEqual(before.domains, after.domains) ? ['status', 'whitelabel'] : OF_A_HOST

/** A brand as it stands, held until the transaction ends. Throws MERCHANT_NOT_FOUND. */
export async function lockMerchant(tx: Transaction, merchantId: string): Promise<Merchant> {
  const row = await repository.lockMerchant(tx.query, merchantId)
  if (row === undefined) throw sitesErrors.MERCHANT_NOT_FOUND()
  return toMerchant(row)
}

/**
 * What a change would make of a brand, which is held until the transaction ends; nothing is written. Throws
 * MERCHANT_NOT_FOUND, LANGUAGE_INCOMPLETE, LANGUAGE_NOT_OFFERED, LIVE_DEMANDS_IT, DOMAIN_ADDRESS, DOMAIN_TWICE, DOMAIN_TAKEN, THEME_…,
 * RESOURCE_…, BLOCKED_ADDRESS, MOBILE_COUNTRY.
 */
export async function planMerchant(
  tx: Transaction,
  merchantId: string,
  change: MerchantChange,
): Promise<SiteChange<Merchant>> {
  const before = await lockMerchant(tx, merchantId)
  const domains = change.domains && toDomains(change.domains)
  if (domains !== undefined) await demandFreeDomains(tx, merchantId, domains)
  const hosts = domains && { domains, mainDomain: domains[0] ?? before.mainDomain }
  const after = { ...before, ...change, ...hosts, ...addressesOf(change), ...mobilesOf(before, change) }
  if (change.resources !== undefined) checkResources(change.resources)
  checkLanguages(before, after, change)
  if (!isDeepStrictEqual(before.theme, after.theme)) checkTheme(after.theme, before.theme)
  // Who answers for it is none of its settings.
  const [missing] = after.mode === 'LIVE' ? missingForLive({ ...after, isAnswered: true }) : []
  if (missing !== undefined) throw sitesErrors.LIVE_DEMANDS_IT({ field: missing.field })
  return { before, after }
}

/** The addresses that a change names, each in its one spelling and once. */
function addressesOf({ blockedAddresses }: MerchantChange): Pick<MerchantChange, 'blockedAddresses'> {
  const field = 'blockedAddresses'
  const read = blockedAddresses?.map((address) => {
    const known = readClosedAddress(address)
    if (known === undefined) throw sitesErrors.BLOCKED_ADDRESS({ field, extras: { address } })
    return known
  })
  return read === undefined ? {} : { blockedAddresses: [...new Set(read)] }
}

/** The countries of mobile numbers that a change names, each once, and how long such numbers are where they are others than before. */
function mobilesOf(before: Merchant, { mobileCountries }: MerchantChange): Partial<Merchant> {
  if (mobileCountries === undefined) return {}
  const strange = withoutMobiles(mobileCountries)
  if (strange !== undefined)
    throw sitesErrors.MOBILE_COUNTRY({ field: 'mobileCountries', extras: { country: strange } })
  const named = [...new Set(mobileCountries)]
  const areSame = isDeepStrictEqual(named.toSorted(), before.mobileCountries.toSorted())
  return { mobileCountries: named, ...(!areSame && { mobileDigits: mobileDigitsOf(named) }) }
}

/**
 * A language that comes anew has all its words; the default one and those of texts are offered. A message in a language that is
 * given up stays where it is: the language may come back.
 */
function checkLanguages(before: Merchant, after: Merchant, { maintenanceMessages = [] }: MerchantChange): void {
  const incomplete = after.languages.find((one) => !before.languages.includes(one) && !isComplete(one))
  if (incomplete !== undefined)
    throw sitesErrors.LANGUAGE_INCOMPLETE({ field: 'languages', extras: { language: incomplete } })
  if (!after.languages.includes(after.defaultLanguage))
    throw sitesErrors.LANGUAGE_NOT_OFFERED({ field: 'defaultLanguage', extras: { language: after.defaultLanguage } })
  const known = new Set([...before.languages, ...after.languages])
  const strange = maintenanceMessages.find(({ language }) => !known.has(language))
  if (strange !== undefined)
    throw sitesErrors.LANGUAGE_NOT_OFFERED({ field: 'maintenanceMessages', extras: { language: strange.language } })
}

/**
 * The brands that a change of a brand's group reaches, those of the group it leaves and of the one it joins, held until
 * the transaction ends; none when it stays. A self-exclusion holds at all of a group.
 */
export async function lockGroupMates(tx: Transaction, merchantId: string, group: string): Promise<string[]> {
  const brands = await repository.lockGroups(tx.query)
  const left = brands.find(({ id }) => id === merchantId)?.operator_group
  if (left === group) return []
  return brands.filter(({ operator_group }) => [left, group].includes(operator_group)).map(({ id }) => id)
}

/**
 * Whether a brand demands less than before: money leaves to who is not known, or operators sign in with a password alone; where money is
 * real also, whether it is played in a country more, by younger people, or by another licence.
 */
export const demandsLess = (before: Demanding, next: Demanding): boolean =>
  (before.identityForWithdrawal && !next.identityForWithdrawal) ||
  (before.operatorTotpRequired && !next.operatorTotpRequired) ||
  (before.mode === 'LIVE' && isLicensedAnew(before, next))

const isLicensedAnew = (before: Demanding, next: Demanding): boolean =>
  before.licence !== next.licence ||
  next.minimumAge < before.minimumAge ||
  next.allowedCountries.some((country) => !before.allowedCountries.includes(country))

type Demanding = Pick<
  Merchant,
  'identityForWithdrawal' | 'operatorTotpRequired' | 'mode' | 'licence' | 'allowedCountries' | 'minimumAge'
>

/** The columns that a change names. */
function columnsOf(change: MerchantChange, plan: Merchant, now: Date) {
  const { mainDomain, blockedAddresses } = plan
  const messages = change.maintenanceMessages?.map(({ language, message }) => [language, message])
  return {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.domains === undefined ? {} : { main_domain: mainDomain }),
    ...(change.theme === undefined ? {} : { theme: JSON.stringify(change.theme) }),
    ...(change.logoUrl === undefined ? {} : { logo_url: change.logoUrl }),
    ...(change.iconUrl === undefined ? {} : { icon_url: change.iconUrl }),
    ...(change.status === undefined ? {} : { status: change.status }),
    ...(messages === undefined ? {} : { maintenance_messages: JSON.stringify(Object.fromEntries(messages)) }),
    ...(change.maintenanceUntil === undefined ? {} : { maintenance_until: change.maintenanceUntil }),
    ...(change.blockedCountries === undefined ? {} : { blocked_countries: [...change.blockedCountries] }),
    ...(change.allowedCountries === undefined ? {} : { allowed_countries: [...new Set(change.allowedCountries)] }),
    ...(change.blockedAddresses === undefined ? {} : { blocked_addresses: [...blockedAddresses] }),
    ...(change.licence === undefined ? {} : { licence: change.licence?.trim() || null }),
    ...(change.gtagId === undefined ? {} : { gtag_id: change.gtagId || null }),
    ...(change.languages === undefined ? {} : { languages: [...new Set(change.languages)] }),
    ...(change.defaultLanguage === undefined ? {} : { default_language: change.defaultLanguage }),
    ...signInSettings(change),
    ...mobileSettings(change, plan),
    ...protectionSettings(change),
    ...(change.operatorTotpRequired === undefined ? {} : { operator_totp_required: change.operatorTotpRequired }),
    ...(change.referralEnabled === undefined ? {} : { referral_enabled: change.referralEnabled }),
    changed_at: now,
  }
}

/** The columns of the settings about signing in that a change names. */
function signInSettings({ captchaProviders, captchaComplexity, smsChannel, socialProviders }: MerchantChange) {
  return {
    ...(captchaProviders === undefined
      ? {}
      : {
          captcha_login: captchaProviders.login,
          captcha_register: captchaProviders.register,
          captcha_sms: captchaProviders.sms,
        }),
    ...(captchaComplexity === undefined ? {} : { captcha_complexity: captchaComplexity }),
    ...(smsChannel === undefined ? {} : { sms_channel: smsChannel }),
    ...(socialProviders === undefined ? {} : { social_providers: [...new Set(socialProviders)] }),
  }
}

/** The columns about mobile numbers, where a change names their countries. */
const mobileSettings = ({ mobileCountries }: MerchantChange, { mobileCountries: countries, mobileDigits }: Merchant) =>
  mobileCountries === undefined
    ? {}
    : {
        countries: [...countries],
        mobile_digits_minimum: mobileDigits.minimum,
        mobile_digits_maximum: mobileDigits.maximum,
      }

/** The columns of the settings about the protection of players that a change names. */
function protectionSettings({ operatorGroup, realityCheckMinutes, identityForWithdrawal, minimumAge }: MerchantChange) {
  return {
    ...(minimumAge === undefined ? {} : { minimum_age: minimumAge }),
    ...(operatorGroup === undefined ? {} : { operator_group: operatorGroup }),
    ...(realityCheckMinutes === undefined ? {} : { reality_check_minutes: realityCheckMinutes }),
    ...(identityForWithdrawal === undefined ? {} : { identity_for_withdrawal: identityForWithdrawal }),
  }
}
