import { type Card, packSize, rankOf, suitOf } from '../cards/deck.ts'
import { handSize, nameHand, payOf } from './engine.ts'
import type { PokerVariant } from './rules.ts'

const width = handSize + 1
/** In how many ways k of n can be chosen, at n × width + k. */
const binomials = new Float64Array((packSize + 1) * width)
for (let n = 0; n <= packSize; n++) {
  binomials[n * width] = 1
  for (let k = 1; k <= handSize; k++) binomials[n * width + k] = (choose(n, k - 1) * (n - k + 1)) / k
}
function choose(n: number, k: number): number {
  return binomials[n * width + k] as number
}
/** The places of five cards that each of the 32 ways to hold keeps, lowest first. */
const holds = Array.from({ length: 2 ** handSize }, (_, hold) => [0, 1, 2, 3, 4].filter((place) => hold & (1 << place)))

/**
 * The exact return of the optimal strategy, in stakes, without a simulation.
 *
 * The pay of every hand of five is added up over each set of cards that the hand contains. What a hold returns follows by
 * inclusion and exclusion: the pays of hands with the held cards and without any of the thrown ones. Of hands that differ by
 * the names of their suits only one is valued, and counted as often as it occurs.
 */
export function optimalReturn(variant: PokerVariant): number {
  const sums = Array.from({ length: handSize + 1 }, (_, size) => new Float64Array(choose(packSize, size)))
  eachHand((hand) => {
    const pay = payOf(variant, nameHand(variant, hand))
    if (pay === 0) return
    const indices = indicesOf(hand)
    holds.forEach((places, hold) => {
      const sum = sums[places.length] as Float64Array
      const index = indices[hold] as number
      sum[index] = (sum[index] as number) + pay
    })
  })
  let total = 0
  eachHand((hand) => {
    const weight = countAlike(hand)
    if (weight > 0) total += weight * bestHold(hand, sums)
  })
  return total / choose(packSize, handSize)
}

/** Calls with every hand of five in ascending order of cards; the array is used again. */
function eachHand(visit: (hand: readonly Card[]) => void) {
  const hand: Card[] = [0, 1, 2, 3, 4]
  for (hand[4] = 4; hand[4] < packSize; hand[4]++)
    for (hand[3] = 3; hand[3] < hand[4]; hand[3]++)
      for (hand[2] = 2; hand[2] < hand[3]; hand[2]++)
        for (hand[1] = 1; hand[1] < hand[2]; hand[1]++) for (hand[0] = 0; hand[0] < hand[1]; hand[0]++) visit(hand)
}

const foundIndices = new Int32Array(2 ** handSize)

/** For each hold the number of its cards among all sets of that size; the array is used again. */
function indicesOf(hand: readonly Card[]): Int32Array {
  for (let hold = 1; hold < holds.length; hold++) {
    const places = holds[hold] as number[]
    const last = places.at(-1) as number
    foundIndices[hold] = (foundIndices[hold ^ (1 << last)] as number) + choose(hand[last] as Card, places.length)
  }
  return foundIndices
}

function bestHold(hand: readonly Card[], sums: readonly Float64Array[]): number {
  const indices = indicesOf(hand)
  const pays = holds.map((places, hold) => sums[places.length]?.[indices[hold] as number] as number)
  for (let place = 0; place < handSize; place++) {
    for (let hold = 0; hold < holds.length; hold++) {
      const isThrown = (hold & (1 << place)) === 0
      if (isThrown) pays[hold] = (pays[hold] as number) - (pays[hold | (1 << place)] as number)
    }
  }
  let best = 0
  holds.forEach((places, hold) => {
    best = Math.max(best, (pays[hold] as number) / choose(packSize - handSize, handSize - places.length))
  })
  return best
}

/** How many hands differ from this one by the names of their suits; 0 for all but one of them. */
function countAlike(hand: readonly Card[]): number {
  const bySuit = [0, 0, 0, 0]
  for (const card of hand) bySuit[suitOf(card)] = (bySuit[suitOf(card)] as number) | (1 << rankOf(card))
  let arrangements = 24
  let run = 1
  for (let suit = 1; suit < bySuit.length; suit++) {
    const before = bySuit[suit - 1] as number
    const here = bySuit[suit] as number
    if (here > before) return 0
    run = here === before ? run + 1 : 1
    arrangements /= run
  }
  return arrangements
}
