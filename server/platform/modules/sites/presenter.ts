import type { Static } from 'typebox'
import { LARGEST_UPLOAD } from '../../http/upload.ts'
import { countriesOf } from './countries.ts'
import { currencySymbol } from './currency.ts'
import type { Merchant } from './merchant.ts'
import type { HelpArticle, RegistrationField, RegistrationSetting, Site } from './schema.ts'
import type { ModuleSwitch, RegistrationRule } from './settings.ts'

export interface SiteParts {
  readonly merchant: Merchant
  readonly modules: readonly ModuleSwitch[]
  readonly customerServices: readonly { cs_type: string; path: string }[]
  readonly resources: readonly { name: string; url: string }[]
  /** The page that signs people in at another house; undefined where none is configured. */
  readonly identityPopupUrl: string | undefined
}

/** A brand as its visitors see it. */
export function presentSite({
  merchant,
  modules,
  customerServices,
  resources,
  identityPopupUrl,
}: SiteParts): Static<typeof Site> {
  return {
    merchantId: merchant.id,
    merchantCode: merchant.code,
    name: merchant.name,
    mode: merchant.mode,
    licence: merchant.licence,
    logoUrl: merchant.logoUrl,
    theme: { ...merchant.theme },
    languages: [...merchant.languages],
    defaultLanguage: merchant.defaultLanguage,
    currency: merchant.currency,
    currencySymbol: currencySymbol(merchant.currency),
    // The table holds only modules that the schema names.
    modules: modules.filter(({ enabled }) => enabled).map(({ module }) => module) as Static<typeof Site>['modules'],
    customerService: customerServices.map(({ cs_type, path }) => ({ csType: cs_type, path })),
    resources: resources.map(({ name, url }) => ({ labelNameEn: name, url })),
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

export function presentHelpArticle(article: {
  anchor: string
  language: string
  title: string
  content: string
}): Static<typeof HelpArticle> {
  const { anchor, title, content } = article
  return { id: anchor, anchor, title, content }
}
