import { randomBytes } from 'node:crypto'

/** Crockford's base32 without the letters people confuse; banks keep capitals and digits as they are. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'CR'
/** Looks ahead, so that what only begins like a code hides none that begins within it. */
const CODE = new RegExp(`(?=(${PREFIX}[${ALPHABET}]{8}))`, 'g')
/** How many of them are looked up: a purpose is the payer's to write, and each is a deposit that is locked. */
const MOST_CODES = 5

/** A new code for the purpose of a transfer: `CR` and 40 random bits, ten characters. */
export function newTransferCode(): string {
  return PREFIX + [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/**
 * Whatever may be a code within what a bank reports as purpose, the likeliest first. Banks put their own words around it, which may look
 * like one too, lose case, and may break it with spaces or hyphens.
 */
export function findTransferCodes(purpose: string): string[] {
  const text = purpose.toUpperCase()
  const found = [text, text.replace(/[\s.-]/g, '')].flatMap((one) =>
    [...one.matchAll(CODE)].map(([, code = '']) => code),
  )
  return [...new Set(found)].slice(0, MOST_CODES)
}
