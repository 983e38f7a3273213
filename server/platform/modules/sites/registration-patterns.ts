import { sitesErrors } from './errors.ts'
import { isSafePattern } from './safe-pattern.ts'
import type { RegistrationRule } from './settings.ts'

/**
 * The pattern variants of section 5. `patternId` chooses the words `PATTERN_<id>` of errors.json, with minimum and
 * maximum; `pattern` is what a brand starts with, and '*' accepts anything.
 */
export const REGISTRATION_PATTERNS: Readonly<Record<number, string>> = {
  0: '*',
  /** Letters and numbers. */
  1: '^[A-Za-z0-9]+$',
  /** First character a letter, then letters and numbers. */
  2: '^[A-Za-z][A-Za-z0-9]*$',
  /** Letters and numbers combined. */
  3: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
  /** Letters and Chinese. */
  4: '^[A-Za-z\\p{Script=Han}]+$',
  /** Mailbox. */
  5: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
  /** No special characters: letters of any script, marks, numbers, spaces. */
  6: '^[\\p{L}\\p{M}\\p{N} ]+$',
  /** Digits only. */
  7: '^[0-9]+$',
  /** Letters and numbers with one upper-case letter at least. */
  8: '^(?=.*[A-Z])[A-Za-z0-9]+$',
  /** English letters and spaces. */
  9: '^[A-Za-z ]+$',
  /** No spaces. */
  10: '^\\S+$',
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
  17: '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).+$',
}

/** Without these there is no account: they may be shaped, not dropped. */
const NEEDED = new Set(['username', 'password'])

/** Refuses rules that nobody could meet or that would break registration. */
export function checkRegistrationField(name: string, rule: Omit<RegistrationRule, 'name'>): void {
  if (rule.minLength < 0 || rule.maxLength < Math.max(1, rule.minLength) || rule.maxLength > 1000) {
    throw sitesErrors.REGISTRATION_FIELD_LENGTHS({ field: 'maxLength' })
  }
  if (!isUsablePattern(rule.acceptedPattern)) throw sitesErrors.REGISTRATION_FIELD_PATTERN({ field: 'acceptedPattern' })
  if (!(rule.patternId in REGISTRATION_PATTERNS)) throw sitesErrors.REGISTRATION_FIELD_PATTERN({ field: 'patternId' })
  if (NEEDED.has(name) && !(rule.enabled && rule.required))
    throw sitesErrors.REGISTRATION_FIELD_NEEDED({ field: 'required' })
}

const isUsablePattern = (pattern: string) => pattern === '*' || isSafePattern(pattern)

/** Whether a value meets a rule's pattern; '*' accepts anything. */
export function meetsPattern(value: string, pattern: string): boolean {
  return pattern === '*' || new RegExp(pattern, 'u').test(value)
}
