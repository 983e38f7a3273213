import { defineErrors } from './failure.ts'

/** An amount in 1/10 000 of a currency unit (domain.md 2). Never a float, a decimal string on every wire. */
export type Money = bigint

/** A share in 1/10 000: 10 000n is the whole, 150n is 1.5 %. */
export type Rate = bigint

/** How many parts of `Money` make one currency unit. */
export const MONEY_SCALE = 10_000n

/**
 * The most that one amount may be: a million million units less one part, as the bodies of all calls say. It is a thousandth of
 * what the database keeps, so that what is multiplied and added up of amounts has room.
 */
export const GREATEST_MONEY = 9_999_999_999_999_999n
const DECIMAL = /^(-?)(0|[1-9]\d{0,14})(?:\.(\d{1,4}))?$/

export const moneyErrors = defineErrors('money', {
  MONEY_INVALID: 400,
  /** More than one amount may be, or a sum that leaves what the books can hold. */
  MONEY_TOO_LARGE: 422,
})

/**
 * Reads a decimal string with at most four places ('12', '12.5', '-0.0001') into `Money`.
 * Throws MONEY_INVALID for anything else: spaces, signs of plus, exponents, leading zeros, more places; MONEY_TOO_LARGE.
 */
export function parseMoney(text: string, field?: string): Money {
  const match = typeof text === 'string' ? DECIMAL.exec(text) : null
  const [, sign = '', whole = '', fraction = ''] = match ?? []
  const amount = match === null ? 0n : BigInt(whole) * MONEY_SCALE + BigInt(fraction.padEnd(4, '0'))
  const details = field === undefined ? {} : { field }
  if (match === null) throw moneyErrors.MONEY_INVALID(details)
  if (amount > GREATEST_MONEY) throw moneyErrors.MONEY_TOO_LARGE(details)
  return sign === '-' ? -amount : amount
}

/** Writes `Money` as its one canonical decimal string: two places, up to four when needed ('12.00', '12.345'). */
export function formatMoney(amount: Money): string {
  const size = amount < 0n ? -amount : amount
  const places = (size % MONEY_SCALE).toString().padStart(4, '0')
  const fraction = places.slice(0, 2) + places.slice(2).replace(/0+$/, '')
  return `${amount < 0n ? '-' : ''}${size / MONEY_SCALE}.${fraction}`
}

/** `amount × rate`, rounded towards zero: the one rounding rule of the house (domain.md 2). */
export function mulRate(amount: Money, rate: Rate): Money {
  return (amount * rate) / MONEY_SCALE
}
