/** Abroad is dialled before another country's code, written with a plus or with two noughts. */
const ABROAD = /^(?:\+|00)/

/**
 * What a phone number may be meant by, as it was typed, pasted or filled in by a telephone: the digits that its country dials at home,
 * with their nought or without, likeliest first. Blanks, dots, dashes and brackets say nothing. Before them may stand the code of the
 * country that was chosen beside (`+84`): with a plus or two noughts (`+84912345678`, `0084 …`), or bare (`84912345678`), which may also
 * be how a number of that country begins. Empty for what is no number, or one of another country.
 */
export function mobileReadings(typed: string, dialingCode: string): string[] {
  // Numbers copied from a list of contacts bring marks along that nobody sees.
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .replace('(0)', '')
    .trim()
  if (!/^\+?[\d\s.()\p{Pd}/]+$/u.test(text)) return []
  const digits = text.replace(/[^+\d]/g, '')
  const code = dialingCode.replace(/\D/g, '')
  if (ABROAD.test(digits)) {
    const abroad = digits.replace(ABROAD, '')
    return code !== '' && abroad.startsWith(code) ? withDigits(abroad.slice(code.length)) : []
  }
  // What is left without a bare code has to be long enough for a number: those of codes of one digit (+1, +7) have ten.
  const isWithCode =
    code !== '' && digits.startsWith(code) && digits.length - code.length >= (code.length === 1 ? 10 : 8)
  return isWithCode ? [digits.slice(code.length), digits] : withDigits(digits)
}

const withDigits = (digits: string): string[] => (digits === '' ? [] : [digits])

/** A number as people read it out, `+84 912 345 678`; as it was typed where it is none. */
export function writtenMobile(typed: string, dialingCode: string): string {
  const [national] = mobileReadings(typed, dialingCode)
  if (national === undefined) return typed
  return `+${dialingCode.replace(/\D/g, '')} ${national.replace(/^0/, '').replace(/\d{3}(?=\d{3})/g, '$& ')}`
}
