import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../lib/passwords.ts'
import { sitesErrors } from './errors.ts'
import { compilePattern, LONGEST_PATTERN } from './linear-pattern.ts'
import type { RegistrationRule } from './settings.ts'

const ANYTHING = '*'
/** What is a space in every engine alike; what `\\s` is, they disagree about. */
const SPACE = '\\t-\\r \\p{Z}'

/**
 * The pattern variants of section 5. `patternId` chooses the words `PATTERN_<id>` of errors.json, with minimum and
 * maximum; `pattern` is what a brand starts with, and '*' accepts anything.
 */
export const REGISTRATION_PATTERNS: Readonly<Record<number, string>> = {
  0: ANYTHING,
  /** Letters and numbers. */
  1: '^[A-Za-z0-9]+$',
  /** First character a letter, then letters and numbers. */
  2: '^[A-Za-z][A-Za-z0-9]*$',
  /** Letters and numbers combined. */
  3: '^[A-Za-z0-9]*(?:[A-Za-z][0-9]|[0-9][A-Za-z])[A-Za-z0-9]*$',
  /** Letters and Chinese. */
  4: '^[A-Za-z\\p{Script=Han}]+$',
  /** Mailbox: one, without the signs by which a list of them is written. */
  5: `^[^@<>",;${SPACE}]+@[^@<>",;${SPACE}]+\\.[^@<>",;${SPACE}]{2,}$`,
  /** No special characters: letters of any script, marks, numbers, spaces. */
  6: '^[\\p{L}\\p{M}\\p{N} ]+$',
  /** Digits only. */
  7: '^[0-9]+$',
  /** Letters and numbers with one upper-case letter at least. */
  8: '^[a-z0-9]*[A-Z][A-Za-z0-9]*$',
  /** English letters and spaces. */
  9: '^[A-Za-z ]+$',
  /** No spaces. */
  10: `^[^${SPACE}]+$`,
  /** Chinese and punctuation. */
  11: '^[\\p{Script=Han}\\p{P}]+$',
  /** Korean only. */
  12: '^\\p{Script=Hangul}+$',
  /** Thai only. */
  13: '^\\p{Script=Thai}+$',
  /** Thai or English with spaces. */
  14: '^[\\p{Script=Thai}A-Za-z ]+$',
  /** Upper-case letters and spaces. */
  15: '^[A-Z ]+$',
  /** Letters, numbers and symbols. */
  16: '^[\\x21-\\x7E]+$',
  /** One upper, one lower, one digit, one special. */
  17: `^.*${inAnyOrder(['[A-Z]', '[a-z]', '[0-9]', '[^A-Za-z0-9]'])}.*$`,
}

/** All of the parts, with anything between them: what looking ahead would say in less, had RE2 it. */
function inAnyOrder(parts: readonly string[]): string {
  if (parts.length === 1) return parts.join('')
  const orders = parts.map((part) => `${part}.*${inAnyOrder(parts.filter((other) => other !== part))}`)
  return `(?:${orders.join('|')})`
}

/** Without these there is no account: they may be shaped, not dropped. */
const NEEDED = new Set(['username', 'password'])

/** Lengths that the house takes whatever a brand says. */
const isPasswordLength = (length: number) => length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD

/** Refuses rules that nobody could meet or that would break registration. */
export function checkRegistrationField(name: string, rule: Omit<RegistrationRule, 'name'>): void {
  if (rule.minLength < 0 || rule.maxLength < Math.max(1, rule.minLength) || rule.maxLength > 1000) {
    throw sitesErrors.REGISTRATION_FIELD_LENGTHS({ field: 'maxLength' })
  }
  checkPattern(rule.acceptedPattern)
  if (!(rule.patternId in REGISTRATION_PATTERNS)) throw sitesErrors.REGISTRATION_FIELD_PATTERN({ field: 'patternId' })
  if (NEEDED.has(name) && !(rule.enabled && rule.required))
    throw sitesErrors.REGISTRATION_FIELD_NEEDED({ field: 'required' })
  if (name === 'password' && !(isPasswordLength(rule.minLength) && isPasswordLength(rule.maxLength)))
    throw sitesErrors.PASSWORD_FIELD_LENGTHS({
      field: 'minLength',
      extras: { minimum: SHORTEST_PASSWORD, maximum: LONGEST_PASSWORD },
    })
}

/** Throws REGISTRATION_FIELD_PATTERN_…, which name what is not possible. */
function checkPattern(pattern: string): void {
  if (pattern === ANYTHING) return
  const field = 'acceptedPattern'
  const compiled = compilePattern(pattern)
  if ('matches' in compiled) return
  if ('part' in compiled)
    throw sitesErrors.REGISTRATION_FIELD_PATTERN_IMPOSSIBLE({ field, extras: { part: compiled.part } })
  if (compiled.refused === 'BROKEN') throw sitesErrors.REGISTRATION_FIELD_PATTERN({ field })
  throw sitesErrors.REGISTRATION_FIELD_PATTERN_LARGE({ field, extras: { limit: LONGEST_PATTERN } })
}

/** The pattern of a stored rule; one that was stored when others were possible gives way to that of its words. */
export function usablePattern(pattern: string, patternId: number): string {
  const isUsable = pattern === ANYTHING || 'matches' in compilePattern(pattern)
  return isUsable ? pattern : (REGISTRATION_PATTERNS[patternId] ?? ANYTHING)
}

/** Whether a value meets the pattern of a rule as it is read; '*' accepts anything. */
export function meetsPattern(value: string, pattern: string): boolean {
  if (pattern === ANYTHING) return true
  const compiled = compilePattern(pattern)
  return 'matches' in compiled && compiled.matches(value)
}
