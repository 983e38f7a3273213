import type { Static } from 'typebox'
import { loadWords } from '../../../lib/words.ts'
import type { ContentNetworks } from '../content-networks.ts'
import type { CustomerService } from '../customer-services.ts'
import type { Merchant } from '../merchant.ts'
import { neededBy, needsOf } from '../module-rules.ts'
import { RESOURCES } from '../resources.ts'
import type { WhitelabelModule } from '../schema.ts'
import type { ModuleSwitch, RegistrationRule } from '../settings.ts'
import type { OperatorCustomerService } from './customer-services-schema.ts'
import type { DraftRow } from './drafts-repository.ts'
import type { MerchantSettings, MerchantVersion } from './drafts-schema.ts'
import type { Outlook, Version } from './drafts-service.ts'
import type { ContentNetworksShape, MerchantStatus } from './schema.ts'
import type { StandingMerchant } from './service.ts'
import type { PreviewedVisit } from './visits-service.ts'

const words = loadWords('modules')

/** A brand as operators see it, and as the audit log keeps it. */
export function presentMerchant(merchant: Merchant) {
  const { id, code, mode, timeZone, currency } = merchant
  return { id, code, mode, timeZone, currency, ...presentSettings(merchant) }
}

/** A brand with what of it waits for a second operator, and what it needs for LIVE. */
export const presentStanding = ({ merchant, proposal, demands }: StandingMerchant) => ({
  ...presentMerchant(merchant),
  proposal,
  liveDemands: demands.map(({ code, isMet }) => ({ code, isMet })),
})

/** What of a brand operators may change. */
export function presentSettings(merchant: Merchant): Static<typeof MerchantSettings> {
  return {
    name: merchant.name,
    domains: [...merchant.domains],
    status: merchant.status as Static<typeof MerchantStatus>,
    maintenanceMessages: merchant.maintenanceMessages.map((one) => ({ ...one })),
    maintenanceUntil: merchant.maintenanceUntil?.toISOString() ?? null,
    blockedCountries: [...merchant.blockedCountries],
    allowedCountries: [...merchant.allowedCountries],
    blockedAddresses: [...merchant.blockedAddresses],
    mobileCountries: [...merchant.mobileCountries],
    minimumAge: merchant.minimumAge,
    licence: merchant.licence,
    // What else the seed of a brand may have, nobody puts in here.
    resources: RESOURCES.flatMap((key) =>
      merchant.resources.filter(({ name }) => name === key).map(({ url }) => ({ key, url })),
    ),
    gtagId: merchant.gtagId,
    languages: [...merchant.languages],
    defaultLanguage: merchant.defaultLanguage,
    logoUrl: merchant.logoUrl,
    iconUrl: merchant.iconUrl,
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

/** The table, and the rules, hold only modules that the schema names. */
const modulesOf = (modules: readonly string[]) => [...modules] as Static<typeof WhitelabelModule>[]

/** A whitelabel module with what it does, in the operator's language. */
export function describeModule(module: ModuleSwitch, language: string) {
  return {
    ...presentModule(module),
    description: words.say(module.module, language) ?? module.module,
    needs: modulesOf(needsOf(module.module)),
    neededBy: modulesOf(neededBy(module.module)),
  }
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

const presentOutlook = ({ before, after, fields }: Outlook) => ({
  before: presentSettings(before),
  after: presentSettings(after),
  fields: [...fields],
})

/** A draft beside the brand as it stands. */
export const presentDraft = (draft: { row: DraftRow; outlook: Outlook } | undefined) =>
  draft === undefined
    ? null
    : {
        merchantId: draft.row.merchant_id,
        number: draft.row.revision,
        ...presentOutlook(draft.outlook),
        revision: draft.outlook.revision,
        savedBy: draft.row.saved_by,
        savedAt: draft.row.saved_at.toISOString(),
      }

/** What a save of a brand made different, with what taking it back would. */
export const presentVersion = ({ row, outlook, back, changedSince }: Version): Static<typeof MerchantVersion> => ({
  merchantId: row.merchant_id,
  number: row.number,
  // The table's check holds it to these.
  origin: row.origin as Static<typeof MerchantVersion>['origin'],
  takesBack: row.takes_back,
  ...presentOutlook(outlook),
  back: { ...presentOutlook(back), revision: back.revision },
  changedSince: [...changedSince],
  reason: row.reason,
  savedBy: row.saved_by,
  savedAt: row.saved_at.toISOString(),
})

export function presentVisit({ merchant, until, modules, ...visit }: PreviewedVisit) {
  const { name, theme } = presentSettings(merchant)
  return {
    ...visit,
    until: until?.toISOString() ?? null,
    name,
    theme,
    imageCDNs: [...merchant.imageCDNs],
    launchGameCDNs: [...merchant.launchGameCDNs],
    modules: modulesOf(modules),
  }
}
