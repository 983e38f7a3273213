import { randomBytes } from 'node:crypto'

/** Crockford's base32 without the letters people confuse; banks keep capitals and digits as they are. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'CR'
const CODE = new RegExp(`${PREFIX}[${ALPHABET}]{8}`)

/** A new code for the purpose of a transfer: `CR` and 40 random bits, ten characters. */
export function newTransferCode(): string {
  return PREFIX + [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/**
 * The code within what a bank reports as purpose. Banks put their own words around it, lose case, and may break it
 * with spaces or hyphens.
 */
export function findTransferCode(purpose: string): string | undefined {
  const text = purpose.toUpperCase()
  return CODE.exec(text)?.[0] ?? CODE.exec(text.replace(/[\s.-]/g, ''))?.[0]
}
