import type { Journal } from '../../journal.ts'
import type { Games } from '../../play/games.ts'
import { stakesOf } from '../../play/stakes.ts'
import type { Wager, Wagers } from '../../play/wager.ts'
import type { Uniform } from '../../random/uniform.ts'
import type { SlotOutcome } from './engine.ts'

export const potCodes = ['mini', 'grand'] as const
export type PotCode = (typeof potCodes)[number]

/** One growing prize of a vendor's jackpot slots. */
export interface PotRule {
  readonly code: PotCode
  /** What the pot starts from, in the smallest stakes of the ladder. The vendor pays it, so it counts as return. */
  readonly seed: number
  /** What of each stake goes into the pot, in ten-thousandths. */
  readonly share: number
  /** One in so many spins at the highest stake wins it; lower stakes have their part of that chance. */
  readonly odds: number
}

export const potRules: readonly PotRule[] = [
  { code: 'mini', seed: 50, share: 50, odds: 100 },
  { code: 'grand', seed: 20_000, share: 100, odds: 40_000 },
]

/** The highest stake in the smallest ones: what a chance is a part of. */
export const ladderTop = 200

export type PotAmounts = { readonly [code in PotCode]: number }

/** A round of a slot: its reels, and what its pots did. Without pots both are null. */
export type SlotRound = SlotOutcome & {
  /** The pots after the round, 1/100 000 units. */
  readonly pots: PotAmounts | null
  readonly pot: { readonly code: PotCode; readonly amount: number } | null
  /** Which round of these pots it was, counted from one. */
  readonly potRound: number | null
}

/** What is kept with a round. */
export interface SlotContent {
  readonly choice: null
  readonly play: null
  readonly outcome: SlotRound
}

type PotPlay = Pick<SlotRound, 'pots' | 'pot' | 'potRound'>

/** The pots as they stand, and how many rounds made them so. */
type KeptPots = PotAmounts & { readonly rounds?: number }

/** Whether a stake wins a pot; `stake` in the smallest stakes of the ladder. */
export function winsPot(rule: PotRule, stake: number, uniform: Uniform): boolean {
  return uniform(ladderTop * rule.odds) < stake
}

interface Parts {
  readonly games: Games
  readonly journal: Journal
  readonly wagers: Pick<Wagers<SlotContent>, 'onChange' | 'open'>
}

/**
 * The growing prizes: one set for all jackpot slots of a vendor in one currency. They outlive a restart. What a round did to
 * them is journalled with its wager, and only then in the pots: a kill in between is made up for at the start, so that no
 * pot is emptied for a round that never was, and no won pot is there again.
 */
export function createPots({ games, journal, wagers }: Parts) {
  const kept = journal.collection<KeptPots>('slotPots', 2000)
  const idOf = (vendorCode: string, currency: string) => `${vendorCode}/${currency}`
  const smallest = (currency: string) => stakesOf(currency)?.[0] ?? 0

  function amounts(vendorCode: string, currency: string): PotAmounts {
    const [mini, grand] = potRules.map((rule) => rule.seed * smallest(currency))
    const now = kept.get(idOf(vendorCode, currency))
    return { mini: now?.mini ?? mini ?? 0, grand: now?.grand ?? grand ?? 0 }
  }

  const roundsOf = (id: string) => kept.get(id)?.rounds ?? 0

  function takeOver(wager: Wager<SlotContent>): void {
    if (wager.state !== 'PAYING' || !wager.outcome) return
    const { pots, potRound } = wager.outcome
    const id = idOf(games.of(wager).vendorCode, wager.currency)
    if (pots && potRound && potRound > roundsOf(id)) kept.put(id, { ...pots, rounds: potRound })
  }

  for (const wager of wagers.open()) takeOver(wager)
  wagers.onChange(takeOver)

  /** What a stake does to pots: its shares are added, then it is drawn whether it wins one; the larger one first, and one at most. */
  function stakeOn(
    present: PotAmounts,
    currency: string,
    stake: number,
    uniform: Uniform,
  ): Pick<SlotRound, 'pot'> & { pots: PotAmounts } {
    const grown = { mini: present.mini, grand: present.grand }
    for (const rule of potRules) grown[rule.code] += Math.floor((stake * rule.share) / 10_000)
    const won = potRules.toReversed().find((rule) => winsPot(rule, stake / smallest(currency), uniform))
    const pot = won ? { code: won.code, amount: grown[won.code] } : null
    return { pot, pots: won ? { ...grown, [won.code]: won.seed * smallest(currency) } : grown }
  }

  return {
    amounts,
    /** What a stake does to the pots. Nothing changes before the wager that is decided so is journalled. */
    draw(vendorCode: string, currency: string, stake: number, uniform: Uniform): PotPlay {
      const round = stakeOn(amounts(vendorCode, currency), currency, stake, uniform)
      return { ...round, potRound: roundsOf(idOf(vendorCode, currency)) + 1 }
    },
    /** Whether anybody has staked on these pots. */
    hasRounds: (vendorCode: string, currency: string): boolean => roundsOf(idOf(vendorCode, currency)) > 0,
    /** Stakes of people at other operators of the vendor: they do to the pots what those here do. */
    playElsewhere(vendorCode: string, currency: string, stakes: readonly number[], uniform: Uniform): void {
      const id = idOf(vendorCode, currency)
      let pots = amounts(vendorCode, currency)
      for (const stake of stakes) pots = stakeOn(pots, currency, stake, uniform).pots
      kept.put(id, { ...pots, rounds: roundsOf(id) + stakes.length })
    },
  }
}
