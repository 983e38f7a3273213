import type { TFunction } from 'i18next'
import { z } from 'zod/mini'
import type { RegistrationSettingQuery } from './registration.generated.ts'

export type RegistrationSetting = RegistrationSettingQuery['registrationSetting']
export type FieldRule = RegistrationSetting['fields'][number]

/** Words of the form, and those of the server's refusals. */
export type RegisterWords = TFunction<['identity', 'errors']>

/** Fields the form draws itself instead of from the list. */
export const ownFields = new Set(['mobileNumber', 'affiliateCode'])

/**
 * A rule of the server as a check in the browser (§5): required, length, pattern. The message is chosen by `patternId`, with the
 * bounds put in. The server checks again and decides (docs/decisions/0019); a pattern this browser cannot read is left to it.
 */
export function ruleSchema(rule: FieldRule, t: RegisterWords) {
  const message = patternMessage(rule, t)
  const pattern = compile(rule.acceptedPattern)
  return z.string().check(
    z.refine((value) => !rule.required || value.trim() !== '', t('required')),
    z.refine((value) => {
      if (value === '') return true
      const length = [...value].length
      return length >= rule.minLength && length <= rule.maxLength && (pattern?.test(value) ?? true)
    }, message),
  )
}

/** "Please enter 6-16 characters …", in the variant that the pattern has; the words are those of the server's own refusal. */
export function patternMessage({ patternId, minLength, maxLength }: FieldRule, t: RegisterWords): string {
  const bounds = { minimum: minLength, maximum: maxLength }
  return t(`errors:PATTERN_${patternId}` as 'errors:PATTERN_0', bounds)
}

/** What a new password has to be, in words, before anything is wrong with it: the same rule by which it will be refused. */
export function newPasswordHint(rule: FieldRule, t: RegisterWords): string {
  const { acceptedPattern, minLength: minimum, maxLength: maximum } = rule
  return acceptedPattern === '*' ? t('passwordHint', { minimum, maximum }) : patternMessage(rule, t)
}

function compile(pattern: string): RegExp | null {
  if (pattern === '*' || pattern === '') return null
  try {
    return new RegExp(pattern, 'u')
  } catch {
    // A pattern this browser cannot read is the server's to check.
    return null
  }
}
