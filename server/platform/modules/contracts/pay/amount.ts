import type { Money } from '../../../lib/money.ts'
import { baseOf, type Measures, PAY_RATE_SCALE, type PayRate, type Terms, type Tier } from './terms.ts'
import { hasPlayed, highestReached } from './tiers.ts'

/** What a contract comes to, before downlines take their part. */
export interface Gross {
  /** The tier that pays; undefined when none is reached. */
  readonly tier: Tier | undefined
  /** In 1/1 000 000 of the smallest part of `Money`: real-time salaries carry what is less than that (remainder.ts). */
  readonly exact: bigint
  /** The same in whole parts, rounded towards zero. */
  readonly amount: Money
}

/** `base × rate`, rounded towards zero. */
export const mulPayRate = (base: Money, rate: PayRate): Money => (base * rate) / PAY_RATE_SCALE

/** What one contract comes to over a team's measures; never less than nothing. */
export function grossOf(terms: Terms, measures: Measures): Gross {
  return terms.pick === 'HIGHEST' ? highestOf(terms, measures) : floatingOf(terms, measures)
}

function highestOf(terms: Terms, measures: Measures): Gross {
  const tier = highestReached(terms, measures)
  return tier === undefined ? gross(undefined, 0n) : gross(tier, baseOf(terms.kind, measures) * tier.rate)
}

/** Of the tiers for which a team played enough the one that comes to most, each in proportion to how much of its loss is reached. */
function floatingOf(terms: Terms, measures: Measures): Gross {
  const base = baseOf(terms.kind, measures)
  return terms.tiers
    .filter((tier) => hasPlayed(tier, measures))
    .map((tier) => gross(tier, (base * tier.rate * percentReached(tier, measures)) / 100n))
    .reduce((best, each) => (each.exact > best.exact ? each : best), gross(undefined, 0n))
}

/** How much of a tier's loss is reached, in whole per cent towards zero, 100 at most: 25,000 of 30,000 count 0.83, as contracts say. */
function percentReached({ loss: asked }: Tier, { loss }: Measures): bigint {
  if (asked <= 0n || loss >= asked) return 100n
  return loss <= 0n ? 0n : (loss * 100n) / asked
}

const gross = (tier: Tier | undefined, exact: bigint): Gross => ({ tier, exact, amount: exact / PAY_RATE_SCALE })
