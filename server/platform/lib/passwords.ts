import { createRequire } from 'node:module'
import { defineErrors } from './failure.ts'

const require = createRequire(import.meta.url)

const passwordErrors = defineErrors('passwords', {
  PASSWORD_TOO_SHORT: 422,
  PASSWORD_TOO_LONG: 422,
  PASSWORD_COMMON: 422,
  PASSWORD_PERSONAL: 422,
})

/** Regulators ask for eight at least; more than 128 would only cost hashing time. */
export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128
/** Words of this length and more that belong to the person or the brand may not be the password's heart. */
const SHORTEST_CONTEXT = 4

/** Words that Vietnamese players choose first and that the list below, mostly of English-speaking breaches, lacks. */
const VIETNAMESE_COMMON = [
  'anhyeuem',
  'emyeuanh',
  'tinhyeu',
  'hanhphuc',
  'congchua',
  'hoangtu',
  'hochiminh',
  'saigon',
  'hanoi',
  'vietnam',
  'matkhau',
  'khongbiet',
  'giadinh',
  'cuocsong',
  'thanhcong',
  'phattai',
  'mayman',
  'trungthu',
  'bongda',
  'nguyenvan',
  'nguyenthi',
]

/** Some 49 000 passwords that everybody tries first, from published breaches, in lower case (ASVS 6.2.4, 6.2.12). */
let common: ReadonlySet<string> | undefined

/** Unpacked with the first password that is chosen: no start waits for it, and no node keeps it that has no use for it. */
function commonPasswords(): ReadonlySet<string> {
  if (common === undefined) {
    const { dictionary }: typeof import('@zxcvbn-ts/language-common') = require('@zxcvbn-ts/language-common')
    common = new Set([...dictionary['passwords-common'], ...VIETNAMESE_COMMON])
  }
  return common
}

const SEQUENCES = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'].flatMap(
  (row) => [row, [...row].reverse().join('')],
)

/**
 * Refuses passwords that are short, common, or made of the person's own words. No rule about kinds of characters:
 * they make passwords predictable, not strong. `context`: account, e-mail, names, brand.
 */
export function checkNewPassword(
  password: string,
  context: readonly (string | null | undefined)[],
  field = 'password',
): void {
  const length = [...password].length
  if (length < SHORTEST_PASSWORD)
    throw passwordErrors.PASSWORD_TOO_SHORT({ field, extras: { minimum: SHORTEST_PASSWORD } })
  if (length > LONGEST_PASSWORD)
    throw passwordErrors.PASSWORD_TOO_LONG({ field, extras: { maximum: LONGEST_PASSWORD } })
  const plain = password.normalize('NFKC').toLowerCase()
  if (isPersonal(plain, context)) throw passwordErrors.PASSWORD_PERSONAL({ field })
  if (isCommon(plain)) throw passwordErrors.PASSWORD_COMMON({ field })
}

/** A payment password is typed often, on telephones too, and only after signing in: six characters will do. */
export const SHORTEST_PAYMENT_PASSWORD = 6

/** Refuses payment passwords that are short or that everybody tries first. */
export function checkNewPaymentPassword(password: string, field: string): void {
  const minimum = SHORTEST_PAYMENT_PASSWORD
  if ([...password].length < minimum) throw passwordErrors.PASSWORD_TOO_SHORT({ field, extras: { minimum } })
  if (isCommon(password.normalize('NFKC').toLowerCase())) throw passwordErrors.PASSWORD_COMMON({ field })
}

/** `Password1!` is as common as `password`: digits and signs around a word do not count while the word is half of it. */
function isCommon(plain: string): boolean {
  const heart = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const known = commonPasswords()
  if (known.has(plain) || (heart.length * 2 >= plain.length && known.has(heart))) return true
  if (new Set(plain).size <= 2) return true
  return SEQUENCES.some((row) => row.includes(plain))
}

/** A personal word with nothing but digits and signs around it. */
function isPersonal(plain: string, context: readonly (string | null | undefined)[]): boolean {
  const words = context
    .flatMap((text) => (text ?? '').toLowerCase().split(/[\s@._-]+/))
    .filter((word) => word.length >= SHORTEST_CONTEXT)
  return words.some((word) => plain.includes(word) && /^[^\p{L}]*$/u.test(plain.replace(word, '')))
}
