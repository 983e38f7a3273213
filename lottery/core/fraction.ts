/** An exact ratio; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Odds, returns and rebates are integers of 1/10,000. */
export const RATE = 10_000n

/** `ways` out of `of`, in lowest terms. Throws RangeError when nothing is divided by. */
export function fraction(ways: number | bigint, of: number | bigint = 1n): Fraction {
  const [numerator, denominator] = [BigInt(ways), BigInt(of)]
  if (denominator <= 0n) throw new RangeError('The denominator of a fraction is positive')
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export function add(left: Fraction, right: Fraction): Fraction {
  return fraction(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  )
}

export function multiply(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.numerator, left.denominator * right.denominator)
}

/** One over the fraction. Throws RangeError for zero. */
export function inverse({ numerator, denominator }: Fraction): Fraction {
  return fraction(denominator, numerator)
}

/** The fraction in 1/10,000, rounded down: in favour of the payer (domain.md 2). */
export function toRate({ numerator, denominator }: Fraction): number {
  return Number((numerator * RATE) / denominator)
}

/** The fraction as a floating number, for charts and tests; never for money. */
export function toNumber({ numerator, denominator }: Fraction): number {
  return Number((numerator * 1_000_000_000_000n) / denominator) / 1e12
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : greatestCommonDivisor(right, left % right)
}
