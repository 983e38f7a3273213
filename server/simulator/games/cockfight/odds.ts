import type { Multiple } from '../table/payout.ts'

export const cockfightVariants = ['thomo', 'peru'] as const
export type CockfightVariant = (typeof cockfightVariants)[number]

/** Malay odds in hundredths: 85 wins 0.85 for 1; −92 wins 1 for 0.92 staked. */
export interface FightOdds {
  readonly meron: number
  readonly wala: number
}

/**
 * Pairs of favourite and other side, each as likely as the next. The chances of a fight are set from its odds, so that
 * both sides return the same; some 3 % stay with the house.
 */
const pairs: readonly (readonly [number, number])[] = [
  [95, 91],
  [90, 97],
  [85, -98],
  [80, -92],
  [75, -86],
  [70, -81],
  [65, -75],
  [60, -69],
  [55, -64],
  [50, -58],
]

/** Every odds a fight may have: each pair with either side as the favourite. */
export const fightOdds: readonly FightOdds[] = pairs.flatMap(([one, other]) => [
  { meron: one, wala: other },
  { meron: other, wala: one },
])

/** Fights of a thousand that end with both down (BDD) or with the time (FTD). */
export const drawsInThousand: Record<CockfightVariant, { readonly bdd: number; readonly ftd: number }> = {
  thomo: { bdd: 95, ftd: 10 },
  peru: { bdd: 90, ftd: 9 },
}

/** What comes back for one unit at Malay odds, the stake included. */
export function multipleOfMalay(odds: number): Multiple {
  return odds > 0 ? [100 + odds, 100] : [100 - odds, -odds]
}

/** How Meron and Wala share the fights that have a winner: weights that make both sides return the same. */
export function winnerWeights({ meron, wala }: FightOdds) {
  const [meronPays, meronStake] = multipleOfMalay(meron)
  const [walaPays, walaStake] = multipleOfMalay(wala)
  return { meron: walaPays * meronStake, wala: meronPays * walaStake }
}

/** The exact return of Meron, and equally of Wala, in a fight at these odds; a draw gives the stake back. */
export function returnOfFight(variant: CockfightVariant, odds: FightOdds): number {
  const { bdd, ftd } = drawsInThousand[variant]
  const draws = (bdd + ftd) / 1000
  const weights = winnerWeights(odds)
  const [pays, stake] = multipleOfMalay(odds.meron)
  return draws + ((1 - draws) * (weights.meron / (weights.meron + weights.wala)) * pays) / stake
}

/** The return over all fights of a variant, every odds being equally likely. */
export function returnOfVariant(variant: CockfightVariant): number {
  return fightOdds.reduce((sum, odds) => sum + returnOfFight(variant, odds), 0) / fightOdds.length
}
