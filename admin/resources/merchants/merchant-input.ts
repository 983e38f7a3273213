import { pick, pickEach, pickOne } from '../../providers/resource-operations.ts'
import { resourcesOf } from './resources.ts'
import { themeTokens } from './theme.ts'

const said = ['name', 'domains', 'languages', 'defaultLanguage', 'reason'] as const

/** What of the form is sent: code, currency, zone and the brand to copy are chosen once; the rest is shaped afterwards. */
export function merchantInput({ id, ...data }: Record<string, unknown>): Record<string, unknown> {
  if (id === undefined) return pick(data, ...said, 'code', 'currency', 'timeZone', 'copyOf')
  return {
    ...pick(
      data,
      ...said,
      'status',
      'maintenanceUntil',
      'logoUrl',
      'iconUrl',
      'blockedCountries',
      'allowedCountries',
      'blockedAddresses',
      'mobileCountries',
      'minimumAge',
      'captchaComplexity',
      'smsChannel',
    ),
    ...pick(data, 'socialProviders', 'operatorGroup', 'realityCheckMinutes', 'identityForWithdrawal'),
    ...pick(data, 'operatorTotpRequired'),
    licence: textOf(data.licence),
    gtagId: textOf(data.gtagId),
    resources: resourcesOf(data.resources as Record<string, string>),
    theme: themeTokens(data.theme as Record<string, string>),
    maintenanceMessages: pickEach(data.maintenanceMessages, 'language', 'message'),
    captchaProviders: pickOne(data.captchaProviders, 'signIn', 'register', 'sms'),
  }
}

/** An empty field says that there is none. */
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null
