import { type Card, rankOf } from '../table/cards.ts'
import { lost, type Multiple, push, to } from '../table/payout.ts'

export const baccaratVariants = ['classic', 'no-commission'] as const
export type BaccaratVariant = (typeof baccaratVariants)[number]

export const baccaratPositions = ['player', 'banker', 'tie', 'player-pair', 'banker-pair', 'super-six'] as const
export type BaccaratPosition = (typeof baccaratPositions)[number]

/** A dealt round: both hands in the order the cards came, two or three each. */
export interface BaccaratHands {
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
}

type BaccaratWinner = 'player' | 'banker' | 'tie'

/** Points of a card: tens and pictures count nothing. */
export function pointOf(card: Card): number {
  const rank = rankOf(card)
  return rank > 9 ? 0 : rank
}

/** Points of a hand: the last digit of the sum. */
export function pointsOf(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + pointOf(card), 0) % 10
}

/** Whether the player draws a third card; with 8 or 9 on either side nobody does. */
export function playerDraws(playerPoints: number, bankerPoints: number): boolean {
  return playerPoints <= 5 && bankerPoints < 8
}

/**
 * Whether the banker draws a third card.
 * @param playerThird points of the player's third card; undefined when the player stood
 */
export function bankerDraws(playerPoints: number, bankerPoints: number, playerThird: number | undefined): boolean {
  if (playerPoints > 7 && playerThird === undefined) return false
  if (bankerPoints > 7) return false
  if (playerThird === undefined) return bankerPoints <= 5
  if (bankerPoints <= 2) return true
  if (bankerPoints === 3) return playerThird !== 8
  if (bankerPoints === 4) return playerThird >= 2 && playerThird <= 7
  if (bankerPoints === 5) return playerThird >= 4 && playerThird <= 7
  return bankerPoints === 6 && (playerThird === 6 || playerThird === 7)
}

/** Deals a round: player, banker, player, banker, then the third cards by the rules. */
export function dealHands(next: () => Card): BaccaratHands {
  const [first, second, third, fourth] = [next(), next(), next(), next()]
  const player = [first, third]
  const banker = [second, fourth]
  const [playerPoints, bankerPoints] = [pointsOf(player), pointsOf(banker)]
  const playerThird = playerDraws(playerPoints, bankerPoints) ? next() : undefined
  if (playerThird) player.push(playerThird)
  if (bankerDraws(playerPoints, bankerPoints, playerThird && pointOf(playerThird))) banker.push(next())
  return { player, banker }
}

export function winnerOf({ player, banker }: BaccaratHands): BaccaratWinner {
  const difference = pointsOf(player) - pointsOf(banker)
  return difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie'
}

/** Whether the first two cards have the same rank. */
export function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second)
}

/** Positions of a variant with what each pays when it wins. */
export function paysOf(variant: BaccaratVariant): Partial<Record<BaccaratPosition, Multiple>> {
  const common = { player: to(1), tie: to(8), 'player-pair': to(11), 'banker-pair': to(11) }
  return variant === 'classic' ? { ...common, banker: to(19, 20) } : { ...common, banker: to(1), 'super-six': to(15) }
}

/** What a winning banker with six points pays where no commission is taken. */
export const bankerSix = to(1, 2)

/** What a position comes to. */
export function multipleOf(variant: BaccaratVariant, position: BaccaratPosition, hands: BaccaratHands): Multiple {
  const winner = winnerOf(hands)
  const isBankerSix = winner === 'banker' && pointsOf(hands.banker) === 6
  const pays = paysOf(variant)[position] ?? lost
  switch (position) {
    case 'player-pair':
      return isPair(hands.player) ? pays : lost
    case 'banker-pair':
      return isPair(hands.banker) ? pays : lost
    case 'super-six':
      return isBankerSix ? pays : lost
    case 'tie':
      return winner === 'tie' ? pays : lost
    case 'banker':
      if (winner === 'banker') return isBankerSix && variant === 'no-commission' ? bankerSix : pays
      return winner === 'tie' ? push : lost
    case 'player':
      if (winner === 'player') return pays
      return winner === 'tie' ? push : lost
  }
}
