import { type Card, rankOf, suitOf } from '../table/cards.ts'
import { lost, type Multiple, to } from '../table/payout.ts'

export const dragonTigerPositions = [
  'dragon',
  'tiger',
  'tie',
  'suited-tie',
  'dragon-big',
  'dragon-small',
  'tiger-big',
  'tiger-small',
] as const
export type DragonTigerPosition = (typeof dragonTigerPositions)[number]

export interface DragonTigerCards {
  readonly dragon: Card
  readonly tiger: Card
}

type DragonTigerWinner = 'dragon' | 'tiger' | 'tie'

/** What each position pays when it wins. */
export const dragonTigerPays: Record<DragonTigerPosition, Multiple> = {
  dragon: to(1),
  tiger: to(1),
  tie: to(11),
  'suited-tie': to(50),
  'dragon-big': to(1),
  'dragon-small': to(1),
  'tiger-big': to(1),
  'tiger-small': to(1),
}

/** Half of a stake on dragon or tiger comes back when the ranks are equal. */
const halfBack: Multiple = [1, 2]

/** The higher rank wins, an ace being the lowest. */
export function winnerOf({ dragon, tiger }: DragonTigerCards): DragonTigerWinner {
  const difference = rankOf(dragon) - rankOf(tiger)
  return difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'tie'
}

/** Big is eight to king, small ace to six; a seven is neither. */
function sizeOf(card: Card): 'big' | 'small' | 'seven' {
  const rank = rankOf(card)
  return rank === 7 ? 'seven' : rank > 7 ? 'big' : 'small'
}

/** What a position comes to. */
export function multipleOf(position: DragonTigerPosition, cards: DragonTigerCards): Multiple {
  const winner = winnerOf(cards)
  if (position === 'dragon' || position === 'tiger') {
    if (winner === 'tie') return halfBack
    return winner === position ? dragonTigerPays[position] : lost
  }
  const isWon = {
    tie: winner === 'tie',
    'suited-tie': winner === 'tie' && suitOf(cards.dragon) === suitOf(cards.tiger),
    'dragon-big': sizeOf(cards.dragon) === 'big',
    'dragon-small': sizeOf(cards.dragon) === 'small',
    'tiger-big': sizeOf(cards.tiger) === 'big',
    'tiger-small': sizeOf(cards.tiger) === 'small',
  }[position]
  return isWon ? dragonTigerPays[position] : lost
}

/** The exact return of a position as a share of the stake: every ordered pair of cards of eight decks is counted. */
export function returnOf(position: DragonTigerPosition, deck: readonly Card[]): number {
  let sum = 0
  for (const dragon of deck) {
    for (const tiger of deck) {
      const [numerator, denominator] = multipleOf(position, { dragon, tiger })
      // Eight copies of the first card; of the second seven are left when it is the same.
      sum += (numerator / denominator) * 8 * (dragon === tiger ? 7 : 8)
    }
  }
  return sum / (416 * 415)
}
