import type { Database, Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { SiteTopic } from '../../events/events.ts'
import type { Clock } from '../../lib/clock.ts'
import { type ContentNetworks, changeContentNetworks } from './content-networks.ts'
import { sitesErrors } from './errors.ts'
import { missingForLive } from './live-demands.ts'
import { type Merchant, toMerchant } from './merchant.ts'
import { insertMerchant, type NewMerchant } from './opening-repository.ts'
import { checkRegistrationField } from './registration-patterns.ts'
import * as repository from './repository.ts'
import {
  createSettings,
  type ModuleSwitch,
  type RegistrationRule,
  toModuleSwitch,
  toRegistrationRule,
} from './settings.ts'

export type { ContentNetworks } from './content-networks.ts'
export { parseMobile } from './countries.ts'
export { currencySymbol } from './currency.ts'
export { sitesErrors } from './errors.ts'
export { missingForLive } from './live-demands.ts'
export type { CaptchaProvider, CaptchaPurpose, Merchant, SocialProvider } from './merchant.ts'
export type { NewMerchant } from './opening-repository.ts'
export { meetsPattern } from './registration-patterns.ts'
export type { ModuleSwitch, RegistrationRule } from './settings.ts'

/** The brands as they stand in a database, without a cache and before anything else of a house is there. */
export const readMerchants = async ({ query }: Database): Promise<Merchant[]> =>
  (await repository.selectMerchants(query)).map(toMerchant)

/** A change with the thing before and after it, for the audit log. */
export interface SiteChange<Thing> {
  readonly before: Thing
  readonly after: Thing
}

/** What an operator may change on a brand. */
export interface MerchantChange {
  readonly name?: string
  readonly status?: number
  readonly maintenanceMessages?: readonly { language: string; message: string }[]
  readonly maintenanceUntil?: Date | null
  readonly blockedCountries?: readonly string[]
  readonly captchaProviders?: Merchant['captchaProviders']
  readonly captchaComplexity?: number
  readonly smsChannel?: Merchant['smsChannel']
  readonly socialProviders?: Merchant['socialProviders']
  readonly operatorGroup?: string
  readonly realityCheckMinutes?: Merchant['realityCheckMinutes']
  readonly identityForWithdrawal?: boolean
  readonly operatorTotpRequired?: boolean
}

export interface SitesDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
}

/** Brands, their domains, modules, registration fields and help (domain.md 1, section 3 of the specification). */
export function createSitesService({ database, clock, events }: SitesDependencies) {
  const settings = createSettings({ database, clock, events })

  const announce = (tx: Transaction, merchantId: string, ...topics: SiteTopic[]) =>
    tx.onCommit(() => {
      for (const topic of topics) events.publish({ type: 'site', merchantId, topic, version: clock.now().getTime() })
    })

  async function needMerchant(id: string): Promise<Merchant> {
    const merchant = (await settings.merchants()).find((one) => one.id === id)
    if (merchant === undefined) throw sitesErrors.MERCHANT_NOT_FOUND()
    return merchant
  }

  async function isOn(merchantId: string, module: string): Promise<boolean> {
    return (await settings.modules(merchantId)).some((one) => one.module === module && one.enabled)
  }

  /**
   * What a change would make of a brand, which is held until the transaction ends; nothing is written. Throws
   * MERCHANT_NOT_FOUND, LANGUAGE_NOT_OFFERED, LIVE_DEMANDS_IT.
   */
  async function planMerchant(
    tx: Transaction,
    merchantId: string,
    change: MerchantChange,
  ): Promise<SiteChange<Merchant>> {
    const row = await repository.lockMerchant(tx.query, merchantId)
    if (row === undefined) throw sitesErrors.MERCHANT_NOT_FOUND()
    const before = toMerchant(row)
    const strange = change.maintenanceMessages?.find(({ language }) => !before.languages.includes(language))
    if (strange !== undefined)
      throw sitesErrors.LANGUAGE_NOT_OFFERED({ field: 'maintenanceMessages', extras: { language: strange.language } })
    const after = { ...before, ...change }
    const [missing] = after.mode === 'LIVE' ? missingForLive(after) : []
    if (missing !== undefined) throw sitesErrors.LIVE_DEMANDS_IT({ field: missing.field })
    return { before, after }
  }

  return {
    listMerchants: (): Promise<readonly Merchant[]> => settings.merchants(),
    /** Throws MERCHANT_NOT_FOUND. */
    findMerchant: needMerchant,
    findMerchantByCode: async (code: string) => (await settings.merchants()).find((one) => one.code === code),
    async findMerchantByDomain(domain: string): Promise<Merchant | undefined> {
      const id = (await settings.domains()).get(domain)
      return id === undefined ? undefined : needMerchant(id)
    },
    async defaultMerchant(): Promise<Merchant> {
      const merchants = await settings.merchants()
      const found = merchants.find((one) => one.isDefault) ?? merchants[0]
      if (found === undefined) throw sitesErrors.MERCHANT_NOT_FOUND()
      return found
    },

    isOn,
    /** Throws MODULE_OFF unless the brand has switched the whitelabel module on. */
    async demandModule(merchantId: string, module: string): Promise<void> {
      if (!(await isOn(merchantId, module))) throw sitesErrors.MODULE_OFF()
    },
    listModules: (merchantId: string): Promise<readonly ModuleSwitch[]> => settings.modules(merchantId),
    listRegistrationFields: (merchantId: string): Promise<readonly RegistrationRule[]> =>
      settings.registrationRules(merchantId),
    listCustomerServices: (merchantId: string) => settings.customerServices(merchantId),
    listResources: (merchantId: string) => settings.resources(merchantId),
    /** Articles in a language, or in the brand's default one where they lack it. */
    async listHelpArticles(merchantId: string, language: string) {
      const { defaultLanguage } = await needMerchant(merchantId)
      const articles = await settings.helpArticles(merchantId)
      const anchors = [...new Set(articles.map(({ anchor }) => anchor))]
      const pick = (anchor: string, wanted: string) =>
        articles.find((one) => one.anchor === anchor && one.language === wanted)
      return anchors.flatMap((anchor) => pick(anchor, language) ?? pick(anchor, defaultLanguage) ?? [])
    },

    /** Switches a whitelabel module, within the caller's transaction. Throws MODULE_NOT_FOUND. */
    async setModule(
      tx: Transaction,
      merchantId: string,
      module: string,
      enabled: boolean,
    ): Promise<SiteChange<ModuleSwitch>> {
      const row = await repository.lockModule(tx.query, merchantId, module)
      if (row === undefined) throw sitesErrors.MODULE_NOT_FOUND()
      const after = await tx.query
        .updateTable('merchant_modules')
        .set({ enabled, changed_at: clock.now() })
        .where('merchant_id', '=', merchantId)
        .where('module', '=', module)
        .returningAll()
        .executeTakeFirstOrThrow()
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
      const after = await tx.query
        .updateTable('registration_fields')
        .set({
          enabled: rule.enabled,
          required: rule.required,
          min_length: rule.minLength,
          max_length: rule.maxLength,
          pattern_id: rule.patternId,
          accepted_pattern: rule.acceptedPattern,
          position: rule.position,
          changed_at: clock.now(),
        })
        .where('merchant_id', '=', merchantId)
        .where('name', '=', name)
        .returningAll()
        .executeTakeFirstOrThrow()
      announce(tx, merchantId, 'registration')
      return { before: toRegistrationRule(row), after: toRegistrationRule(after) }
    },

    /** Opens a brand, within the caller's transaction. */
    openMerchant: (tx: Transaction, brand: NewMerchant) => insertMerchant(tx.query, brand, clock.now()),

    /**
     * The brands that a change of a brand's group reaches, those of the group it leaves and of the one it joins, held until
     * the transaction ends; none when it stays. A self-exclusion holds at all of a group.
     */
    async lockGroupMates(tx: Transaction, merchantId: string, group: string): Promise<string[]> {
      const brands = await repository.lockGroups(tx.query)
      const left = brands.find(({ id }) => id === merchantId)?.operator_group
      if (left === group) return []
      return brands.filter(({ operator_group }) => [left, group].includes(operator_group)).map(({ id }) => id)
    },

    planMerchant,

    /** Changes a brand, within the caller's transaction. Throws as `planMerchant`. */
    async updateMerchant(tx: Transaction, merchantId: string, change: MerchantChange): Promise<SiteChange<Merchant>> {
      const { before } = await planMerchant(tx, merchantId, change)
      const messages = change.maintenanceMessages?.map(({ language, message }) => [language, message])
      const after = await tx.query
        .updateTable('merchants')
        .set({
          ...(change.name === undefined ? {} : { name: change.name }),
          ...(change.status === undefined ? {} : { status: change.status }),
          ...(messages === undefined ? {} : { maintenance_messages: JSON.stringify(Object.fromEntries(messages)) }),
          ...(change.maintenanceUntil === undefined ? {} : { maintenance_until: change.maintenanceUntil }),
          ...(change.blockedCountries === undefined ? {} : { blocked_countries: [...change.blockedCountries] }),
          ...signInSettings(change),
          ...protectionSettings(change),
          ...(change.operatorTotpRequired === undefined ? {} : { operator_totp_required: change.operatorTotpRequired }),
          changed_at: clock.now(),
        })
        .where('id', '=', merchantId)
        .returningAll()
        .executeTakeFirstOrThrow()
      announce(tx, merchantId, 'status', 'whitelabel')
      return { before, after: toMerchant(after) }
    },

    /** Changes the hosts before our own, within the caller's transaction. Throws CONTENT_NETWORK_…, MERCHANT_NOT_FOUND. */
    async setContentNetworks(tx: Transaction, merchantId: string, wish: ContentNetworks) {
      const changed = await changeContentNetworks(tx, merchantId, wish, clock.now())
      announce(tx, merchantId, 'whitelabel')
      return changed
    },

    /** Forgets what is cached, as the next reader must see it: seeds and tests write tables directly. */
    forgetCaches: () => settings.forget(),
  }
}

/** Whether a brand demands less than before: money leaves to who is not known, or operators sign in with a password alone. */
export const demandsLess = (before: Demanding, next: Demanding): boolean =>
  (before.identityForWithdrawal && !next.identityForWithdrawal) ||
  (before.operatorTotpRequired && !next.operatorTotpRequired)

type Demanding = Pick<Merchant, 'identityForWithdrawal' | 'operatorTotpRequired'>

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

/** The columns of the settings about the protection of players that a change names. */
function protectionSettings({ operatorGroup, realityCheckMinutes, identityForWithdrawal }: MerchantChange) {
  return {
    ...(operatorGroup === undefined ? {} : { operator_group: operatorGroup }),
    ...(realityCheckMinutes === undefined ? {} : { reality_check_minutes: realityCheckMinutes }),
    ...(identityForWithdrawal === undefined ? {} : { identity_for_withdrawal: identityForWithdrawal }),
  }
}

export type SitesService = ReturnType<typeof createSitesService>
