import { randomInt } from 'node:crypto'

/** No letter that is taken for a digit or another one when it is read out: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Sixty bits: nobody meets one by guessing, however long. */
const LENGTH = 12

/** The longest word that an operator may give, and what a member may type around it. */
export const LONGEST_CODE = 20

/** A code that cannot be guessed. */
export const makeCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A code as it is kept, whatever case, spaces and dashes it was typed with. */
export const readCode = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
