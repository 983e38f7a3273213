import type { useTranslate } from 'react-admin'
import { languageName } from '../../lib/language-name.ts'
import { formatMoment } from '../../lib/moments.ts'
import { themeTokens } from './theme.ts'

/** What of a brand an operator may change. */
export interface MerchantForm {
  name: string
  domains: string[]
  /** A field for each colour, empty where the house's stands. */
  theme: Record<string, string | null>
  logoUrl: string | null
  status: string
  maintenanceMessages: { language: string; message: string }[]
  maintenanceUntil: string | null
  blockedCountries: string[]
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
  if ((before.logoUrl || null) !== (after.logoUrl || null))
    effects.push(translate(after.logoUrl ? 'merchants.effectLogo' : 'merchants.effectNoLogo'))
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
  const names = (codes: string[]) => codes.map((code) => countryName(code, language)).join(', ')
  const blocked = after.blockedCountries.filter((code) => !before.blockedCountries.includes(code))
  const unblocked = before.blockedCountries.filter((code) => !after.blockedCountries.includes(code))
  if (blocked.length > 0) effects.push(translate('merchants.effectBlocked', { countries: names(blocked) }))
  if (unblocked.length > 0) effects.push(translate('merchants.effectUnblocked', { countries: names(unblocked) }))
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
  const demandsLess =
    (before.identityForWithdrawal && !after.identityForWithdrawal) ||
    (before.operatorTotpRequired && !after.operatorTotpRequired)
  if (demandsLess) effects.push(translate('merchants.effectTwo'))
  return effects
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
