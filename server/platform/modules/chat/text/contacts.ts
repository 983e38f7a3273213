/** Ends of names that people sell things under; `vui.qua` with a point forgotten is none. */
const ENDS =
  'com|net|org|info|biz|vn|xyz|top|club|vip|bet|win|app|link|site|online|shop|store|live|pro|fun|me|io|co|cc|tv|gg|ly|to|asia|jp|cn|us|ru|in|ph|th|kh'
/** Between the parts of an address: a point, also one that is spelled out or set apart. */
const POINT = String.raw`\s*(?:\.|\(\s*\.\s*\)|\[\s*\.\s*\]|\(dot\)|\[dot\]|\s(?:dot|chấm|cham)\s)\s*`
const LINK = new RegExp(
  String.raw`[a-z]{2,8}:\/\/|\bwww\s*\.|[\p{L}\p{N}-]{2,}${POINT}(?:${ENDS})(?![\p{L}\p{N}])|\bt${POINT}me\b|[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\s*\.`,
  'iu',
)

/** Whether an address of a page or a mail is in a text. */
export const hasLink = (text: string): boolean => LINK.test(text.normalize('NFKC'))

/** Digits that may belong together: nothing, one sign or blanks between them. */
const DIGITS = /\d(?:[\s.,\-_/()+]{0,2}\d){7,}/g
/** Money as it is written, and the number of a draw. */
const HARMLESS = /^(?:[1-9]\d{0,2}(?:[.,]\d{3})+|20\d{6}-\d{3,4})$/
/** Numbers that lottery players name one after the other: of one to three digits, and set apart. */
const NAMED = /^\d{1,3}(?:[\s,-]+\d{1,3})+$/

/**
 * Whether a number that may be a phone's or a bank account's is in a text: eight digits or more, however they are grouped. Money
 * (`12.500.000`), draws (`20261126-0731`) and the numbers people bet on (`23 45 67 89`) are none, unless they begin as phones do.
 */
export function hasContactNumber(text: string): boolean {
  const found = text.normalize('NFKC').match(DIGITS) ?? []
  return found.some((written) => {
    const number = written.trim()
    if (HARMLESS.test(number)) return false
    const digits = number.replace(/\D/g, '')
    const isPhone = /^(?:0[235789]\d{7,9}|84[235789]\d{7,9})$/.test(digits)
    return isPhone || !NAMED.test(number)
  })
}
