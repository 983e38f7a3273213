/** What a hand can be, in the words of both variants. */
export type HandName =
  | 'royalFlush'
  | 'fourDeuces'
  | 'wildRoyalFlush'
  | 'fiveOfAKind'
  | 'straightFlush'
  | 'fourOfAKind'
  | 'fullHouse'
  | 'flush'
  | 'straight'
  | 'threeOfAKind'
  | 'twoPairs'
  | 'jacksOrBetter'

export interface PokerVariant {
  readonly code: 'jacks-or-better' | 'deuces-wild'
  /** What each hand pays in stakes, best first; the stake itself is included. Hands not listed lose. */
  readonly pays: readonly (readonly [HandName, number])[]
  /** Return of a player who always holds the cards that return most, in percent; proven by enumeration in the tests. */
  readonly rtp: string
}

/** Full house 9, flush 6: the full-pay table of the game. */
const jacksOrBetter: PokerVariant = {
  code: 'jacks-or-better',
  pays: [
    ['royalFlush', 800],
    ['straightFlush', 50],
    ['fourOfAKind', 25],
    ['fullHouse', 9],
    ['flush', 6],
    ['straight', 4],
    ['threeOfAKind', 3],
    ['twoPairs', 2],
    ['jacksOrBetter', 1],
  ],
  rtp: '99.54',
}

/** Every deuce stands for any card. The table known as "not so ugly": five of a kind 16, straight flush 10, fours 4. */
const deucesWild: PokerVariant = {
  code: 'deuces-wild',
  pays: [
    ['royalFlush', 800],
    ['fourDeuces', 200],
    ['wildRoyalFlush', 25],
    ['fiveOfAKind', 16],
    ['straightFlush', 10],
    ['fourOfAKind', 4],
    ['fullHouse', 4],
    ['flush', 3],
    ['straight', 2],
    ['threeOfAKind', 1],
  ],
  rtp: '99.73',
}

export const pokerVariants = { 'jacks-or-better': jacksOrBetter, 'deuces-wild': deucesWild } as const

export function findPokerVariant(code: string): PokerVariant {
  const variant = Object.values(pokerVariants).find((each) => each.code === code)
  if (!variant) throw new Error(`no video poker ${code}`)
  return variant
}
