import type { Multiple } from '../table/payout.ts'
import { type BaccaratPosition, type BaccaratVariant, bankerDraws, bankerSix, paysOf, playerDraws } from './rules.ts'

interface Chances {
  readonly player: number
  readonly banker: number
  readonly tie: number
  /** Banker wins with six points; part of `banker`. */
  readonly bankerSix: number
}

const points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Exact chances of a round dealt from eight full decks, by going through every order of points that can come. */
function countChances(): Chances {
  const left: number[] = points.map((point) => (point === 0 ? 128 : 32))
  const chances = { player: 0, banker: 0, tie: 0, bankerSix: 0 }
  let size = 416

  /** Takes a card of each number of points in turn and hands on how likely that was. */
  function each(probability: number, follow: (point: number, probability: number) => void) {
    for (const point of points) {
      const count = left[point] ?? 0
      const likelihood = (probability * count) / size
      left[point] = count - 1
      size--
      follow(point, likelihood)
      left[point] = count
      size++
    }
  }

  function finish(player: number, banker: number, probability: number) {
    const winner = player > banker ? 'player' : player < banker ? 'banker' : 'tie'
    chances[winner] += probability
    if (winner === 'banker' && banker === 6) chances.bankerSix += probability
  }

  function thirdCards(player: number, banker: number, probability: number) {
    const finishBanker = (playerNow: number, playerThird: number | undefined, likelihood: number) => {
      if (!bankerDraws(player, banker, playerThird)) finish(playerNow, banker, likelihood)
      else each(likelihood, (point, last) => finish(playerNow, (banker + point) % 10, last))
    }
    if (!playerDraws(player, banker)) finishBanker(player, undefined, probability)
    else each(probability, (point, likelihood) => finishBanker((player + point) % 10, point, likelihood))
  }

  each(1, (first, one) =>
    each(one, (second, two) =>
      each(two, (third, three) =>
        each(three, (fourth, four) => thirdCards((first + third) % 10, (second + fourth) % 10, four)),
      ),
    ),
  )
  return chances
}

const chances = countChances()

/** Two cards of one rank among eight decks: after any card 31 of the 415 others match it. */
const pair = 31 / 415

const worth = ([numerator, denominator]: Multiple) => numerator / denominator

/** The exact return of each position of a variant, as a share of the stake: 0.9894… for the banker. */
export function returnsOf(variant: BaccaratVariant): Partial<Record<BaccaratPosition, number>> {
  const pays = paysOf(variant)
  const half = variant === 'no-commission' ? chances.bankerSix : 0
  const wins: Record<BaccaratPosition, number> = {
    player: chances.player,
    banker: chances.banker - half,
    tie: chances.tie,
    'player-pair': pair,
    'banker-pair': pair,
    'super-six': chances.bankerSix,
  }
  const returns: Partial<Record<BaccaratPosition, number>> = {}
  for (const [name, multiple] of Object.entries(pays)) {
    const position = name as BaccaratPosition
    const pushed = position === 'player' || position === 'banker' ? chances.tie : 0
    const halved = position === 'banker' ? half * worth(bankerSix) : 0
    returns[position] = wins[position] * worth(multiple) + pushed + halved
  }
  return returns
}
