import { randomInt } from 'node:crypto'

/** Without what is read as something else: 0 and O, 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A number that a person reads out, `K7QM-3XPA`; it tells nobody how many there are. */
export const newTicketNumber = (): string => `${four()}-${four()}`
