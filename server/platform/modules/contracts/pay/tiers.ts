import type { Measures, Terms, Tier } from './terms.ts'

/** Whether a threshold is met. One of nothing asks for nothing, so it is met by a team that won of the house too. */
const isMet = (value: bigint | number, threshold: bigint | number): boolean => threshold <= 0 || value >= threshold

/** Whether a team bet as much and was as many as a tier asks. */
export const hasPlayed = (tier: Tier, measures: Measures): boolean =>
  isMet(measures.validBet, tier.validBet) && isMet(measures.activeMembers, tier.activeMembers)

/** Whether all that a tier asks is met. */
export const isReached = (tier: Tier, measures: Measures): boolean =>
  hasPlayed(tier, measures) && isMet(measures.loss, tier.loss)

const higher = (left: Tier, right: Tier): Tier => (right.rate > left.rate ? right : left)
const lower = (left: Tier, right: Tier): Tier => (right.rate < left.rate ? right : left)

/** The tier of the highest rate of which everything is met; undefined when none is. */
export function highestReached({ tiers }: Pick<Terms, 'tiers'>, measures: Measures): Tier | undefined {
  const reached = tiers.filter((tier) => isReached(tier, measures))
  return reached.length === 0 ? undefined : reached.reduce(higher)
}

/** What a team is short of a tier. */
export interface NextTier {
  readonly tier: Tier
  /** How much more of each; nothing where that is met. */
  readonly missing: Measures
}

/** The tier after the highest one that is reached, and what is missing to it; undefined from the highest of all on. */
export function nextTier({ tiers }: Pick<Terms, 'tiers'>, measures: Measures): NextTier | undefined {
  const rate = highestReached({ tiers }, measures)?.rate ?? -1n
  const above = tiers.filter((tier) => tier.rate > rate)
  if (above.length === 0) return undefined
  const tier = above.reduce(lower)
  return {
    tier,
    missing: {
      validBet: isMet(measures.validBet, tier.validBet) ? 0n : tier.validBet - measures.validBet,
      loss: isMet(measures.loss, tier.loss) ? 0n : tier.loss - measures.loss,
      activeMembers: Math.max(0, tier.activeMembers - measures.activeMembers),
    },
  }
}
