import type { Static } from 'typebox'
import { loadWords } from '../../../lib/words.ts'
import type { ContentNetworks } from '../content-networks.ts'
import type { CustomerService } from '../customer-services.ts'
import type { Merchant } from '../merchant.ts'
import type { WhitelabelModule } from '../schema.ts'
import type { ModuleSwitch, RegistrationRule } from '../settings.ts'
import type { OperatorCustomerService } from './customer-services-schema.ts'
import type { ContentNetworksShape, MerchantStatus } from './schema.ts'

const words = loadWords('modules')

/** A brand as operators see it, and as the audit log keeps it. */
export function presentMerchant(merchant: Merchant) {
  return {
    id: merchant.id,
    code: merchant.code,
    name: merchant.name,
    domains: [...merchant.domains],
    mode: merchant.mode,
    status: merchant.status as Static<typeof MerchantStatus>,
    maintenanceMessages: merchant.maintenanceMessages.map((one) => ({ ...one })),
    maintenanceUntil: merchant.maintenanceUntil?.toISOString() ?? null,
    blockedCountries: [...merchant.blockedCountries],
    languages: [...merchant.languages],
    defaultLanguage: merchant.defaultLanguage,
    timeZone: merchant.timeZone,
    logoUrl: merchant.logoUrl,
    theme: Object.entries(merchant.theme)
      .map(([name, value]) => ({ name, value }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    captchaProviders: { ...merchant.captchaProviders },
    captchaComplexity: merchant.captchaComplexity,
    smsChannel: merchant.smsChannel,
    socialProviders: [...merchant.socialProviders],
    operatorGroup: merchant.operatorGroup,
    realityCheckMinutes: merchant.realityCheckMinutes,
    identityForWithdrawal: merchant.identityForWithdrawal,
    operatorTotpRequired: merchant.operatorTotpRequired,
  }
}

export function presentModule({ module, enabled, changedAt }: ModuleSwitch) {
  // The table holds only modules that the schema names.
  const id = module as Static<typeof WhitelabelModule>
  return { id, enabled, changedAt: changedAt?.toISOString() ?? null }
}

export const presentRegistrationField = (rule: RegistrationRule) => ({ id: rule.name, ...rule })

/** A whitelabel module with what it does, in the operator's language. */
export function describeModule(module: ModuleSwitch, language: string) {
  return { ...presentModule(module), description: words.say(module.module, language) ?? module.module }
}

/** An entry as operators see it, and as the audit log keeps it. */
export const presentCustomerService = ({
  labels,
  hours,
  changedAt,
  ...entry
}: CustomerService): Static<typeof OperatorCustomerService> => ({
  ...entry,
  labels: labels.map((one) => ({ ...one })),
  hours: hours.map(({ days, from, until }) => ({ days: [...days], from, until })),
  changedAt: changedAt?.toISOString() ?? null,
})

/** The hosts before our own, of the brand with that id. */
export const presentNetworks = (
  id: string,
  { images, games }: ContentNetworks,
): Static<typeof ContentNetworksShape> => ({ id, images: [...images], games: [...games] })
