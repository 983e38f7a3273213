import type { Static } from 'typebox'
import { mobileReadings } from '../../../../formats/mobile-number.ts'
import { invalid } from '../../http/validation.ts'
import { isEmail } from '../../lib/email.ts'
import { plainLine } from '../../lib/plain-text.ts'
import { type Merchant, meetsPattern, type RegistrationRule } from '../sites/service.ts'
import { membersErrors } from './errors.ts'
import type { RegistrationUser } from './schema.ts'

export type Registration = Static<typeof RegistrationUser>
export type RegistrationMode = 'username' | 'mobile'

/**
 * The fields that count, as others shall read them: those the brand enabled, each checked by its rule (section 5). What is not enabled
 * is dropped, so that nothing is stored that was not asked for. Passwords are taken exactly as typed.
 */
export function readRegistration(
  user: Registration,
  rules: readonly RegistrationRule[],
  mode: RegistrationMode,
): Map<string, string> {
  const values = new Map<string, string>()
  for (const rule of rules) {
    const given = user[rule.name as keyof Registration]
    const isExact = rule.name === 'password' || rule.name === 'paymentPassword'
    const value = typeof given === 'string' ? (isExact ? given : plainLine(given)) : ''
    const isAsked = rule.enabled || (mode === 'mobile' && rule.name === 'mobileNum')
    if (!isAsked) continue
    if (value === '') {
      if (isDemanded(rule, mode)) throw invalid(rule.name, 'INVALID_INPUT_REQUIRED')
      continue
    }
    // A mobile number is measured by its digits, however they were written.
    const digits = rule.name === 'mobileNum' ? mobileReadings(value, user.countryDialingCode ?? '')[0] : undefined
    checkRule(rule, digits ?? value)
    values.set(rule.name, value)
  }
  const email = values.get('email')
  if (email !== undefined && !isEmail(email)) throw membersErrors.EMAIL_INVALID({ field: 'email' })
  return values
}

/** With a mobile number the name may be made from it, and the password is the brand's choice (MOBILENUMPASSREG3). */
function isDemanded(rule: RegistrationRule, mode: RegistrationMode): boolean {
  if (mode === 'mobile')
    return rule.name === 'mobileNum' || (rule.required && rule.name !== 'username' && rule.name !== 'password')
  return rule.required
}

/** Throws INVALID_INPUT with the words of the rule. A dot in a name leads to a subaccount of an agent, whatever the brand's pattern says. */
export function checkRule(
  { name, minLength, maxLength, patternId, acceptedPattern }: RegistrationRule,
  value: string,
): void {
  const length = [...value].length
  const isReserved = name === 'username' && value.includes('.')
  const fits = !isReserved && length >= minLength && length <= maxLength && meetsPattern(value, acceptedPattern)
  if (!fits) throw invalid(name, `PATTERN_${patternId}`, undefined, { minimum: minLength, maximum: maxLength })
}

/** A birthday as `yyyy-MM-dd`, from that or `MM-dd-yyyy`. Throws DATE_INVALID, UNDERAGE. */
export function readBirthday(text: string, { minimumAge }: Pick<Merchant, 'minimumAge'>, now: Date): string {
  const field = 'birthday'
  const match = /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})$/.exec(text) ?? /^(?<m>\d{2})-(?<d>\d{2})-(?<y>\d{4})$/.exec(text)
  const { y = '', m = '', d = '' } = match?.groups ?? {}
  const date = new Date(`${y}-${m}-${d}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${y}-${m}-${d}`) && Number(y) >= 1900
  if (!isReal) throw membersErrors.DATE_INVALID({ field })
  // A birthday of 29 February comes of age on 1 March.
  const comesOfAge = new Date(Date.UTC(Number(y) + minimumAge, Number(m) - 1, Number(d)))
  if (comesOfAge > now) throw membersErrors.UNDERAGE({ field, extras: { minimumAge } })
  return `${y}-${m}-${d}`
}
