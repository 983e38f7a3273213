import type { PricedPlay } from '../shared/priced-family.ts'
import { BALLS, colourOf, isOnSide, TIE } from './balls.ts'
import { specialPlay } from './special-play.ts'
import { SIGNS, signOf, signOfYear } from './zodiac.ts'

const COLOURS = ['RED', 'BLUE', 'GREEN']
const SIDES = ['BIG', 'SMALL', 'ODD', 'EVEN']

/** Where the reference has no price: what the odds return, in 1/10,000. */
const RETURN = 9_700

/** Bets on the special ball alone. Odds of the house in lottery.md 5.4, in 1/10,000, where it has them. */
export const specialMenu: readonly PricedPlay[] = [
  specialPlay({
    code: 'special-number',
    group: 'specialBall',
    row: 'numbers',
    values: BALLS,
    wins: (value, ball) => value === ball,
    kinds: { win: 1 },
    price: { win: 485_100 },
    isNumber: true,
  }),
  specialPlay({
    code: 'special-sides',
    group: 'specialBall',
    row: 'sides',
    values: SIDES,
    wins: (value, ball) => isOnSide(ball, value),
    kinds: { win: 24 },
    hasTie: true,
    price: { win: 19_800 },
  }),
  specialPlay({
    code: 'special-head',
    group: 'specialBall',
    row: 'heads',
    values: ['0', '1', '2', '3', '4'],
    wins: (value, ball) => ball.startsWith(value),
    // There is no ball 00.
    kinds: { zero: 9, other: 10 },
    kindOf: (value) => (value === '0' ? 'zero' : 'other'),
    price: RETURN,
  }),
  specialPlay({
    code: 'special-tail',
    group: 'specialBall',
    row: 'tails',
    values: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    wins: (value, ball) => ball.endsWith(value),
    kinds: { zero: 4, other: 5 },
    kindOf: (value) => (value === '0' ? 'zero' : 'other'),
    price: RETURN,
  }),
  specialPlay({
    code: 'special-colour',
    group: 'colour',
    row: 'colours',
    values: COLOURS,
    wins: (value, ball) => value === colourOf(ball),
    kinds: { red: 17, blue: 16, green: 16 },
    kindOf: (value) => value.toLowerCase(),
    price: { red: 27_960, blue: 29_710, green: 29_710 },
  }),
  halfColours(),
  specialPlay({
    code: 'special-zodiac',
    group: 'zodiac',
    row: 'signs',
    values: SIGNS,
    wins: (value, ball, date) => value === signOf(ball, date),
    kinds: { other: 4, year: 5 },
    kindOf: (value, date) => (value === signOfYear(date) ? 'year' : 'other'),
    price: RETURN,
    // Two years show all there is: no sign is that of both.
    days: ['2026-02-17', '2027-02-06'],
  }),
]

/** Red and big, and so on: seven to ten balls, and odds by their number. */
function halfColours(): PricedPlay {
  const names: Readonly<Record<number, string>> = { 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten' }
  const wins = (value: string, ball: string) => {
    const [colour, side] = value.split('_')
    return ball !== TIE && colour === colourOf(ball) && isOnSide(ball, side ?? '')
  }
  const values = COLOURS.flatMap((colour) => SIDES.map((side) => `${colour}_${side}`))
  const kinds = new Map(values.map((value) => [value, names[BALLS.filter((ball) => wins(value, ball)).length] ?? '']))
  return specialPlay({
    code: 'special-half-colour',
    group: 'colour',
    row: 'halfColours',
    values,
    wins,
    kinds: { seven: 7, eight: 8, nine: 9, ten: 10 },
    kindOf: (value) => kinds.get(value) ?? '',
    hasTie: true,
    price: { seven: 66_500, eight: 58_180, nine: 51_720, ten: 46_550 },
  })
}
