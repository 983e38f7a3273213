import type { Database, Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../lib/clock.ts'
import type { BrandSettings } from './brand-settings.ts'
import { createSiteChanges } from './changes.ts'
import type { CustomerService } from './customer-services.ts'
import { sitesErrors } from './errors.ts'
import { type Merchant, toMerchant } from './merchant.ts'
import * as repository from './repository.ts'
import { createSettings, type ModuleSwitch, type RegistrationRule } from './settings.ts'

export type { BrandSettings } from './brand-settings.ts'
export { demandsLess } from './changes.ts'
export { parseMobile } from './countries.ts'
export { sitesErrors } from './errors.ts'
export { firstModules, firstRegistrationFields, MODULES } from './house-template.ts'
export { missingForLive } from './live-demands.ts'
export type { CaptchaProvider, CaptchaPurpose, Merchant, SocialProvider } from './merchant.ts'
export { type Opening, openingAt } from './opening-hours.ts'
export type { NewMerchant } from './opening-repository.ts'
export { meetsPattern } from './registration-patterns.ts'
export type { RegistrationRule } from './settings.ts'

/** The brands as they stand in a database, without a cache and before anything else of a house is there. */
export const readMerchants = async ({ query }: Pick<Transaction, 'query'>): Promise<Merchant[]> =>
  (await repository.selectMerchants(query)).map(toMerchant)

export interface SitesDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly events: EventBus
  /** What of each module is copied to a brand that is opened as another one is. */
  readonly brandSettings: readonly BrandSettings[]
}

/** Brands, their domains, modules and registration fields (domain.md 1, section 3 of the specification). */
export function createSitesService({ database, clock, events, brandSettings }: SitesDependencies) {
  const settings = createSettings({ database, clock, events })

  async function needMerchant(id: string, tx?: Pick<Transaction, 'query'>): Promise<Merchant> {
    const merchants = tx === undefined ? await settings.merchants() : await readMerchants(tx)
    const merchant = merchants.find((one) => one.id === id)
    if (merchant === undefined) throw sitesErrors.MERCHANT_NOT_FOUND()
    return merchant
  }

  async function isOn(merchantId: string, module: string): Promise<boolean> {
    return (await settings.modules(merchantId)).some((one) => one.module === module && one.enabled)
  }

  return {
    ...createSiteChanges({ clock, events, brandSettings }),

    listMerchants: (): Promise<readonly Merchant[]> => settings.merchants(),
    /** Within a transaction it is read by that: what is kept may be on its way by a connection of its own. Throws MERCHANT_NOT_FOUND. */
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
    /** The shown entries in their order. */
    listCustomerServices: async (merchantId: string): Promise<readonly CustomerService[]> =>
      (await settings.customerServices(merchantId)).filter(({ enabled }) => enabled),
    /** Those that are switched off too. */
    listAllCustomerServices: (merchantId: string): Promise<readonly CustomerService[]> =>
      settings.customerServices(merchantId),

    /** Forgets what is cached, as the next reader must see it: seeds and tests write tables directly. */
    forgetCaches: () => settings.forget(),
  }
}

export type SitesService = ReturnType<typeof createSitesService>
