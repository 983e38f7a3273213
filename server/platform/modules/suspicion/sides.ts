import type { Picks } from '@croupier/lottery/core/board.ts'
import { type FamilyCode, findPlayType } from '@croupier/lottery/core/family.ts'
import { areOpposite } from '@croupier/lottery/core/opposite.ts'
import { familyOf } from '@croupier/lottery/families/families.ts'
import type { Money } from '../../lib/money.ts'

/** A bet on a draw, with what was chosen. */
export interface DrawBet {
  readonly memberId: string
  readonly drawId: string
  readonly lotteryCode: string
  /** Of the draw. */
  readonly number: string
  readonly family: string
  readonly playType: string
  readonly picks: unknown
}

/** A settled stake at a table. What it was on, and which round it was, no vendor tells with a bet. */
export interface TableBet {
  readonly memberId: string
  readonly gameId: string
  readonly currency: string
  readonly stake: Money
  readonly payout: Money
  readonly placedAt: Date
}

/** Lottery and number of the first draw on both sides of which two lists of bets are; of one and the same list: of its own. */
export function oppositeDraw(own: readonly DrawBet[], theirs: readonly DrawBet[]): string | undefined {
  const met = own.find((bet) => {
    const playType = findPlayType(familyOf(bet.family as FamilyCode), bet.playType)
    if (playType === undefined) return false
    const others = theirs.filter(({ drawId, playType: code }) => drawId === bet.drawId && code === bet.playType)
    return others.some((other) => areOpposite(playType, bet.picks as Picks, other.picks as Picks))
  })
  return met && `${met.lotteryCode} ${met.number}`
}

/** Rounds at tables take stakes for so long at most. */
const ROUND_SECONDS = 20
/** So often is no chance any more, where nearly all that could be compared went so. */
const LEAST_MIRRORED = 6
const MIRRORED_SHARE = 0.9

/**
 * How often of how often two members staked the same at one table within a round's time and one won what the other lost; undefined where that
 * may be chance. Two who play beside each other on the same side win and lose together. Each stake is compared once; both lists in the
 * order of time. The same list twice is a member with himself.
 */
export function mirroredStakes(
  own: readonly TableBet[],
  theirs: readonly TableBet[],
): { readonly opposite: number; readonly compared: number } | undefined {
  const open = new Set(theirs)
  let [opposite, compared] = [0, 0]
  for (const bet of own) {
    if (own === theirs && !open.delete(bet)) continue
    const other = [...open].find((candidate) => isBeside(bet, candidate))
    if (other === undefined) continue
    open.delete(other)
    compared += 1
    if (isWon(bet) !== isWon(other)) opposite += 1
  }
  return opposite >= LEAST_MIRRORED && opposite >= compared * MIRRORED_SHARE ? { opposite, compared } : undefined
}

/** Staked the same at one table at about the same time, and decided: what came back was no tie. */
const isBeside = (one: TableBet, other: TableBet): boolean =>
  one.gameId === other.gameId &&
  one.currency === other.currency &&
  one.stake === other.stake &&
  one.payout !== one.stake &&
  other.payout !== other.stake &&
  Math.abs(one.placedAt.getTime() - other.placedAt.getTime()) <= ROUND_SECONDS * 1_000

const isWon = ({ stake, payout }: TableBet): boolean => payout > stake
