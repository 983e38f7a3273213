import { choose } from '../../core/combinations.ts'
import { fraction } from '../../core/fraction.ts'
import { bestOf, hitsBy } from '../../core/hits.ts'
import type { Odds, PlayType } from '../../core/play-type.ts'
import type { PricedPlay } from '../shared/priced-family.ts'
import { BALLS, REGULAR, RESULTS, shown } from './balls.ts'

/** C(15, 7) are 6,435 tickets: enough for one bet. */
const MOST_PICKED = 15

/** How many of the picked balls were drawn as regular ones, as the special one, and not at all. */
interface Drawn {
  readonly regular: number
  readonly special: number
  readonly missed: number
}

interface NumberSet {
  readonly code: string
  readonly group: string
  /** Balls of a ticket. */
  readonly size: number
  readonly odds: Odds
  /** For each prize how many of the tickets win it. */
  readonly wins: Readonly<Record<string, (drawn: Drawn) => number>>
  readonly example: readonly string[]
}

/** A ticket is a set of balls, and what it wins depends on how many of them were drawn. */
export function numberSet({ code, group, size, odds, wins, example }: NumberSet): PricedPlay {
  const hitsOf = (drawn: Drawn) =>
    hitsBy(Object.fromEntries(Object.entries(wins).map(([key, won]) => [key, won(drawn)])))
  const playType: PlayType = {
    code,
    group,
    board: { rows: [{ code: 'numbers', kind: 'CHOICE', values: BALLS, minimum: size, maximum: MOST_PICKED }] },
    lines: 1,
    prizes: Object.entries(wins).map(([prize, won]) => ({
      code: prize,
      chance: fraction(
        casesOf(size).reduce((sum, drawn) => sum + won(drawn) * waysOf(drawn), 0),
        RESULTS,
      ),
    })),
    count: ([picked = []]) => choose(picked.length, size),
    hits([picked = []], [regulars = [], specials = []]) {
      const regular = picked.filter((ball) => regulars.includes(ball)).length
      const special = picked.filter((ball) => specials.includes(ball)).length
      return hitsOf({ regular, special, missed: picked.length - regular - special })
    },
    bestHits: ([picked = []], paid = odds) => bestOf(paid, casesOf(picked.length).map(hitsOf)),
    example: { picks: [example], result: shown },
  }
  return { playType, odds }
}

/** Every way so many balls can fare. */
function casesOf(picked: number): readonly Drawn[] {
  return [0, 1].flatMap((special) =>
    Array.from({ length: Math.min(picked - special, REGULAR) + 1 }, (_, regular) => ({
      regular,
      special,
      missed: picked - special - regular,
    })),
  )
}

/** In how many results balls fare so. */
function waysOf({ regular, special, missed }: Drawn): number {
  const picked = regular + special + missed
  const others = BALLS.length - picked
  const regulars = choose(picked, regular) * choose(others, REGULAR - regular)
  const leftOfPicked = picked - regular
  const leftOfOthers = others - (REGULAR - regular)
  return regulars * (special === 1 ? leftOfPicked : leftOfOthers)
}
