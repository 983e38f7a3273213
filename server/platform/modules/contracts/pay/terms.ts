import type { Money } from '../../../lib/money.ts'

/** What a contract pays for (section 3 of the specification): a share of what the team lost, or of what it bet. */
export const CONTRACT_KINDS = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** HIGHEST: the highest tier that is reached whole. FLOAT: a tier whose loss is not reached pays in proportion; the greatest amount. */
export const PICKS = ['HIGHEST', 'FLOAT'] as const
export type TierPick = (typeof PICKS)[number]

/** Where the loss of the house in a period goes: nowhere, into the next one, into the second half of its month, on until worked off. */
export const CARRIES = ['NONE', 'NEXT', 'HALF_MONTH', 'PERMANENT'] as const
export type Carry = (typeof CARRIES)[number]

/** A share in 1/1 000 000, finer than the rates of the house: real-time salaries are fractions of a thousandth of the bet. */
export type PayRate = bigint
/** The whole. */
export const PAY_RATE_SCALE = 1_000_000n

/** What a team came to in a window. */
export interface Measures {
  readonly validBet: Money
  /** What the house won of it: stake − payout − bonuses − rebates − commissions. Less than nothing where it lost. */
  readonly loss: Money
  readonly activeMembers: number
}

/** A step of a contract: what a team must come to, and what is paid then. A threshold of nothing asks for nothing. */
export interface Tier extends Measures {
  readonly rate: PayRate
}

/** What pay is made by. */
export interface Terms {
  readonly kind: ContractKind
  readonly tiers: readonly Tier[]
  readonly pick: TierPick
  readonly carry: Carry
}

/** What a rate is taken of, never less than nothing: of dividends the loss, of salaries the valid bet. */
export function baseOf(kind: ContractKind, { loss, validBet }: Measures): Money {
  const base = kind === 'DIVIDEND' ? loss : validBet
  return base > 0n ? base : 0n
}

/**
 * Whether terms promise anything that others of the same kind do not: a tier for which the others have none that pays as much and asks for
 * no more, or losses of the house forgiven that the others carry on. Such terms of a downline his upline could not pay out of his own.
 */
export function areBetter(terms: Terms, others: Terms): boolean {
  // What a line below keeps of good periods would never be worked off by its bad ones, whatever was agreed above.
  if (others.carry !== 'NONE' && terms.carry !== others.carry) return true
  // A floating tier pays before its loss is reached, which one of the other sort never does.
  const paysEarly = terms.pick === 'FLOAT' && others.pick === 'HIGHEST'
  return !terms.tiers.every((tier) => {
    const asked = paysEarly ? { ...tier, loss: 0n } : tier
    return others.tiers.some((other) => other.rate >= tier.rate && asksNoMore(other, asked))
  })
}

const asksNoMore = (tier: Measures, than: Measures): boolean =>
  tier.validBet <= than.validBet && tier.loss <= than.loss && tier.activeMembers <= than.activeMembers
