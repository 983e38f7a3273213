import type { useTranslate } from 'react-admin'
import { languageName } from '../../lib/language-name.ts'
import { formatMoment } from '../../lib/moments.ts'
import { resourcesOf } from './resources.ts'
import { themeTokens } from './theme.ts'

/** What of a brand an operator may change. */
export interface MerchantForm {
  name: string
  domains: string[]
  /** A field for each colour, empty where the house's stands. */
  theme: Record<string, string | null>
  logoUrl: string | null
  iconUrl: string | null
  status: string
  maintenanceMessages: { language: string; message: string }[]
  maintenanceUntil: string | null
  blockedCountries: string[]
  allowedCountries: string[]
  blockedAddresses: string[]
  mobileCountries: string[]
  minimumAge: number
  licence: string | null
  /** `DEMO` or `LIVE`; not of the form. */
  mode: string
  gtagId: string | null
  /** A field for each download and guide, empty where there is none. */
  resources: Record<string, string | null>
  languages: string[]
  defaultLanguage: string
  captchaProviders: Record<'signIn' | 'register' | 'sms', string>
  captchaComplexity: number
  smsChannel: string
  socialProviders: string[]
  operatorGroup: string
  realityCheckMinutes: number
  identityForWithdrawal: boolean
  operatorTotpRequired: boolean
}

/** What a change of a brand means for people, a sentence each; empty when nothing changes. */
export function effectsOf(
  before: MerchantForm,
  after: MerchantForm,
  translate: ReturnType<typeof useTranslate>,
  language: string,
): string[] {
  const effects: string[] = []
  const until = after.maintenanceUntil || null
  if (before.name !== after.name)
    effects.push(translate('merchants.effectName', { before: before.name, after: after.name }))
  effects.push(...domainEffects(before, after, translate))
  if (JSON.stringify(themeTokens(before.theme)) !== JSON.stringify(themeTokens(after.theme)))
    effects.push(translate('merchants.effectTheme'))
  effects.push(...pictureEffects(before, after, translate))
  if (before.status !== after.status)
    effects.push(translate(after.status === 'MAINTENANCE' ? 'merchants.effectMaintenance' : 'merchants.effectOpen'))
  if (
    after.status === 'MAINTENANCE' &&
    (before.status !== 'MAINTENANCE' || !isSameMoment(before.maintenanceUntil, until))
  ) {
    effects.push(
      until === null
        ? translate('merchants.effectUntilOpen')
        : translate('merchants.effectUntil', { until: formatMoment(until, language) }),
    )
  }
  if (JSON.stringify(wordsOf(before)) !== JSON.stringify(wordsOf(after)))
    effects.push(translate('merchants.effectMessages'))
  effects.push(...visitorEffects(before, after, translate, language))
  effects.push(...linkEffects(before, after, translate))
  effects.push(...languageEffects(before, after, translate, language))
  const captchas = (['signIn', 'register', 'sms'] as const).filter(
    (purpose) => before.captchaProviders[purpose] !== after.captchaProviders[purpose],
  )
  for (const purpose of captchas) {
    effects.push(
      translate('merchants.effectCaptcha', {
        purpose: translate(`resources.merchants.fields.captchaProviders.${purpose}`),
        captcha: translate(`merchants.captcha.${after.captchaProviders[purpose]}`),
      }),
    )
  }
  if (before.captchaComplexity !== after.captchaComplexity)
    effects.push(translate('merchants.effectComplexity', { guesses: after.captchaComplexity }))
  if (before.smsChannel !== after.smsChannel) effects.push(translate(`merchants.effectSms.${after.smsChannel}`))
  if (before.socialProviders.toSorted().join() !== after.socialProviders.toSorted().join()) {
    const houses = after.socialProviders.join(', ')
    effects.push(houses ? translate('merchants.effectSocial', { houses }) : translate('merchants.effectNoSocial'))
  }
  if (before.operatorGroup !== after.operatorGroup)
    effects.push(translate('merchants.effectGroup', { group: after.operatorGroup }))
  if (before.realityCheckMinutes !== after.realityCheckMinutes)
    effects.push(translate('merchants.effectReality', { minutes: after.realityCheckMinutes }))
  if (before.identityForWithdrawal !== after.identityForWithdrawal)
    effects.push(translate(after.identityForWithdrawal ? 'merchants.effectIdentity' : 'merchants.effectNoIdentity'))
  if (before.operatorTotpRequired !== after.operatorTotpRequired)
    effects.push(translate(after.operatorTotpRequired ? 'merchants.effectTotp' : 'merchants.effectNoTotp'))
  if (demandsLess(before, after)) effects.push(translate('merchants.effectTwo'))
  return effects
}

/** As the server decides it: such a change waits for a second operator. */
function demandsLess(before: MerchantForm, after: MerchantForm): boolean {
  const isLicensedAnew =
    (before.licence || null) !== (after.licence || null) ||
    after.minimumAge < before.minimumAge ||
    after.allowedCountries.some((code) => !before.allowedCountries.includes(code))
  return (
    (before.identityForWithdrawal && !after.identityForWithdrawal) ||
    (before.operatorTotpRequired && !after.operatorTotpRequired) ||
    (before.mode === 'LIVE' && isLicensedAnew)
  )
}

/** Who is let in, by country, address, number and age. */
function visitorEffects(
  before: MerchantForm,
  after: MerchantForm,
  translate: ReturnType<typeof useTranslate>,
  language: string,
): string[] {
  const effects: string[] = []
  const countries = (codes: string[]) => codes.map((code) => countryName(code, language)).join(', ')
  const [blocked, unblocked] = comings(before.blockedCountries, after.blockedCountries)
  if (blocked.length > 0) effects.push(translate('merchants.effectBlocked', { countries: countries(blocked) }))
  if (unblocked.length > 0) effects.push(translate('merchants.effectUnblocked', { countries: countries(unblocked) }))
  if (before.allowedCountries.toSorted().join() !== after.allowedCountries.toSorted().join()) {
    const allowed = countries(after.allowedCountries)
    effects.push(
      allowed ? translate('merchants.effectAllowed', { countries: allowed }) : translate('merchants.effectAllAllowed'),
    )
  }
  const [closed, opened] = comings(before.blockedAddresses, after.blockedAddresses)
  if (closed.length > 0) effects.push(translate('merchants.effectAddresses', { addresses: closed.join(', ') }))
  if (opened.length > 0) effects.push(translate('merchants.effectNoAddresses', { addresses: opened.join(', ') }))
  if (before.mobileCountries.join() !== after.mobileCountries.join())
    effects.push(translate('merchants.effectMobiles', { countries: countries(after.mobileCountries) }))
  if (before.minimumAge !== after.minimumAge)
    effects.push(translate('merchants.effectAge', { years: after.minimumAge }))
  return effects
}

/** What of a list comes, and what of it goes. */
const comings = (before: readonly string[], after: readonly string[]): [string[], string[]] => [
  after.filter((one) => !before.includes(one)),
  before.filter((one) => !after.includes(one)),
]

function linkEffects(before: MerchantForm, after: MerchantForm, translate: ReturnType<typeof useTranslate>): string[] {
  const effects: string[] = []
  const licence = after.licence || null
  if ((before.licence || null) !== licence)
    effects.push(licence ? translate('merchants.effectLicence', { licence }) : translate('merchants.effectNoLicence'))
  if (JSON.stringify(resourcesOf(before.resources)) !== JSON.stringify(resourcesOf(after.resources)))
    effects.push(translate('merchants.effectResources'))
  const tag = after.gtagId || null
  if ((before.gtagId || null) !== tag)
    effects.push(tag ? translate('merchants.effectTag', { tag }) : translate('merchants.effectNoTag'))
  return effects
}

function pictureEffects(
  before: MerchantForm,
  after: MerchantForm,
  translate: ReturnType<typeof useTranslate>,
): string[] {
  const words = {
    logoUrl: ['merchants.effectLogo', 'merchants.effectNoLogo'],
    iconUrl: ['merchants.effectIcon', 'merchants.effectNoIcon'],
  } as const
  return (['logoUrl', 'iconUrl'] as const)
    .filter((source) => (before[source] || null) !== (after[source] || null))
    .map((source) => translate(words[source][after[source] ? 0 : 1]))
}

function domainEffects(
  { domains: before }: MerchantForm,
  { domains: after }: MerchantForm,
  translate: ReturnType<typeof useTranslate>,
): string[] {
  const added = after.filter((domain) => !before.includes(domain))
  const gone = before.filter((domain) => !after.includes(domain))
  const [main] = after
  return [
    ...(added.length > 0 ? [translate('merchants.effectDomains', { domains: added.join(', ') })] : []),
    ...(gone.length > 0 ? [translate('merchants.effectNoDomains', { domains: gone.join(', ') })] : []),
    ...(main === undefined || main === before[0] ? [] : [translate('merchants.effectMainDomain', { domain: main })]),
  ]
}

function languageEffects(
  before: MerchantForm,
  after: MerchantForm,
  translate: ReturnType<typeof useTranslate>,
  language: string,
): string[] {
  const names = (tags: string[]) => tags.map((tag) => languageName(tag, language)).join(', ')
  const added = after.languages.filter((tag) => !before.languages.includes(tag))
  const gone = before.languages.filter((tag) => !after.languages.includes(tag))
  return [
    ...(added.length > 0 ? [translate('merchants.effectLanguages', { languages: names(added) })] : []),
    ...(gone.length > 0 ? [translate('merchants.effectNoLanguages', { languages: names(gone) })] : []),
    ...(before.defaultLanguage === after.defaultLanguage
      ? []
      : [translate('merchants.effectDefaultLanguage', { language: names([after.defaultLanguage]) })]),
  ]
}

export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code
}

const isSameMoment = (left: string | null, right: string | null) =>
  left === right || (left !== null && right !== null && Date.parse(left) === Date.parse(right))

const wordsOf = ({ maintenanceMessages }: MerchantForm) =>
  maintenanceMessages
    .filter(({ message }) => message)
    .toSorted((left, right) => left.language.localeCompare(right.language))
