import { formatsOf } from '../../../formats/formats.ts'

/** Writes amounts as the portal writes bonuses and minima in a language. */
export const playerMoney =
  (language: string, symbol?: string) =>
  (amount: string): string =>
    formatsOf(language).money(amount, { symbol })
