import type { Static } from 'typebox'
import { currencySymbol } from '../../../../formats/currency-symbol.ts'
import { LARGEST_UPLOAD } from '../../http/upload.ts'
import { countriesOf } from './countries.ts'
import type { CustomerService } from './customer-services.ts'
import type { Merchant } from './merchant.ts'
import type { Opening } from './opening-hours.ts'
import type { RegistrationField, RegistrationSetting, Site } from './schema.ts'
import type { ModuleSwitch, RegistrationRule } from './settings.ts'

export interface SiteParts {
  readonly merchant: Merchant
  readonly modules: readonly ModuleSwitch[]
  /** What is shown of the ways to reach people. */
  readonly customerServices: Static<typeof Site>['customerService']
  /** The page that signs people in at another house; undefined where none is configured. */
  readonly identityPopupUrl: string | undefined
}

/** A brand as its visitors see it. */
export function presentSite({ merchant, modules, customerServices, identityPopupUrl }: SiteParts): Static<typeof Site> {
  return {
    merchantId: merchant.id,
    merchantCode: merchant.code,
    name: merchant.name,
    mode: merchant.mode,
    licence: merchant.licence,
    logoUrl: merchant.logoUrl,
    iconUrl: merchant.iconUrl,
    theme: { ...merchant.theme },
    languages: [...merchant.languages],
    defaultLanguage: merchant.defaultLanguage,
    timeZone: merchant.timeZone,
    currency: merchant.currency,
    currencySymbol: currencySymbol(merchant.currency),
    // The table holds only modules that the schema names.
    modules: modules.filter(({ enabled }) => enabled).map(({ module }) => module) as Static<typeof Site>['modules'],
    customerService: customerServices,
    resources: merchant.resources.map(({ name, url }) => ({ labelNameEn: name, url })),
    countries: countriesOf(merchant),
    referralEnabled: merchant.referralEnabled,
    mainDomain: merchant.mainDomain,
    gtagId: merchant.gtagId,
    largestUpload: LARGEST_UPLOAD,
    imageCDNs: [...merchant.imageCDNs],
    launchGameCDNs: [...merchant.launchGameCDNs],
    captchaProviders: { ...merchant.captchaProviders },
    smsChannel: identityPopupUrl === undefined ? 'OWN' : merchant.smsChannel,
    socialSignIn:
      identityPopupUrl === undefined ? null : { popupUrl: identityPopupUrl, providers: [...merchant.socialProviders] },
  }
}

/** An entry as the person who looks for help sees it; the address stays with us (decision 0050). */
export function presentCustomerService(
  { csType, labels, hours }: CustomerService,
  { path, locale, opening }: { path: string; locale: string; opening: Opening },
): Static<typeof Site>['customerService'][number] {
  return {
    csType,
    path,
    label: labels.find(({ language }) => language === locale)?.label ?? null,
    hours: hours.map(({ days, from, until }) => ({ days: [...days], from, until })),
    isOpen: opening.isOpen,
    opensAt: opening.opensAt?.toISOString() ?? null,
  }
}

export function presentRegistrationSetting(
  merchant: Merchant,
  rules: readonly RegistrationRule[],
): Static<typeof RegistrationSetting> {
  return {
    fields: rules.map(presentRegistrationField),
    minimumAge: merchant.minimumAge,
    mobileDigits: { ...merchant.mobileDigits },
    countries: countriesOf(merchant),
  }
}

export const presentRegistrationField = (rule: RegistrationRule): Static<typeof RegistrationField> => ({ ...rule })
