import { amountScale } from '../../play/wallet.ts'

/** Legs a bet may have. */
export const mostLegs = 8

/** The highest stake and the highest payment in highest steps of the stake ladder. */
const stakeSteps = 50
const paymentSteps = 10_000

export interface StakeLimits {
  readonly least: number
  readonly most: number
}

/** Stakes taken on legs of these odds (hundredths), given the ladder of the currency; `most` is below `least` for too long odds. */
export function stakeLimits(ladder: readonly number[], currency: string, odds: readonly number[]): StakeLimits {
  const least = ladder[0] ?? 0
  const top = ladder.at(-1) ?? 0
  const product = odds.reduce((all, each) => all * BigInt(each), 1n)
  const byPayment = Number((BigInt(top * paymentSteps) * 100n ** BigInt(odds.length)) / product)
  const unit = smallestUnit(currency)
  return { least, most: Math.floor(Math.min(top * stakeSteps, byPayment) / unit) * unit }
}

/** The smallest step of a stake typed in: whole dong, cents of the others. */
export function smallestUnit(currency: string): number {
  return currency === 'VND' || currency === 'XXX' ? amountScale : amountScale / 100
}
