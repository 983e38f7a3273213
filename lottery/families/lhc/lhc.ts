import { pricedFamily } from '../shared/priced-family.ts'
import { groups } from './balls.ts'
import { linked, tails, zodiac } from './linked.ts'
import { regularMenu } from './regular-menu.ts'
import { specialMenu } from './special-menu.ts'
import { sumPlay } from './sum-play.ts'

/** What the odds return that the reference has no price of, in 1/10,000: bets of many chances more than those of few. */
const SINGLE_RETURN = 9_500
const LINKED_RETURN = 9_200

/** Mark six: six balls and a special one of 49 (lottery.md 5.4). */
export const lhc = pricedFamily('LHC', groups, [
  ...specialMenu,
  ...regularMenu,
  linked(zodiac, 'zodiac', 1, SINGLE_RETURN),
  ...[2, 3, 4].map((size) => linked(zodiac, `zodiac-linked-${size}`, size, LINKED_RETURN)),
  linked(tails, 'tail', 1, SINGLE_RETURN),
  ...[2, 3, 4].map((size) => linked(tails, `tail-linked-${size}`, size, LINKED_RETURN)),
  sumPlay(SINGLE_RETURN),
])
