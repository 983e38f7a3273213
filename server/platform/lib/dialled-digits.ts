/** What people write between the digits of a phone number: blanks, dots, dashes, brackets. */
const DIALLED = /^[+\d\s.()-]+$/
/** What an index of three letters each finds. */
const LEAST = 3

/**
 * The digits of a phone number, or of a part of one, as they stand in a number that is kept (E.164, `+84901234567`): without the zeros that
 * are dialled before it at home (`0901 234 567`) or abroad (`0084`). Undefined for a text that is no number, or for so few digits that most
 * numbers have them.
 */
export function dialledDigits(text: string): string | undefined {
  if (!DIALLED.test(text)) return undefined
  const digits = text.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length < LEAST ? undefined : digits
}
