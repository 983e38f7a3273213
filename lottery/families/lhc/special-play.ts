import { fraction } from '../../core/fraction.ts'
import { bestOf, hitsBy } from '../../core/hits.ts'
import type { DrawContext, DrawResult, Hit, Odds, PlayType, Prize } from '../../core/play-type.ts'
import { oddsReturning, type PricedPlay } from '../shared/priced-family.ts'
import { BALLS, shown, TIE } from './balls.ts'

/** Nothing but the zodiac depends on the day. */
const ANY_DAY: readonly string[] = ['2026-02-17']

interface SpecialPlay {
  readonly code: string
  readonly group: string
  readonly row: string
  readonly values: readonly string[]
  /** Whether a value wins with that special ball on that day. */
  readonly wins: (value: string, ball: string, date: string) => boolean
  /** Prizes by the number of balls their tickets win with. One prize is called `win`. */
  readonly kinds: Readonly<Record<string, number>>
  /** The kind of a value's ticket, where there are several. */
  readonly kindOf?: (value: string, date: string) => string
  /** Whether 49 gives the stake back. */
  readonly hasTie?: boolean
  /** Odds in 1/10,000, or the share of the stake that the odds are to return. */
  readonly price: Odds | number
  /** Days that show everything that can come about; the first is that of the example. */
  readonly days?: readonly string[]
  readonly isNumber?: boolean
}

/** A ticket is a value, and wins with some of the balls when they are drawn as the special one. */
export function specialPlay(options: SpecialPlay): PricedPlay {
  const { code, group, row, values, wins, kinds, kindOf = () => 'win', hasTie = false, days = ANY_DAY } = options
  const prizes = prizesOf(kinds, hasTie)
  const odds = typeof options.price === 'number' ? oddsReturning(options.price, prizes) : options.price

  function hitsOf(chosen: readonly string[], ball: string, date: string): readonly Hit[] {
    if (hasTie && ball === TIE) return hitsBy({ tie: chosen.length })
    const counts: Record<string, number> = {}
    for (const value of chosen) {
      if (!wins(value, ball, date)) continue
      const kind = kindOf(value, date)
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    return hitsBy(counts)
  }

  const playType: PlayType = {
    code,
    group,
    board: { rows: [{ code: row, kind: 'CHOICE', values, minimum: 1, maximum: values.length }] },
    lines: 1,
    prizes,
    count: ([chosen = []]) => chosen.length,
    hits: ([chosen = []], result: DrawResult, { date }: DrawContext) => hitsOf(chosen, result[1]?.[0] ?? '', date),
    bestHits: ([chosen = []], paid = odds) =>
      bestOf(
        paid,
        days.flatMap((date) => BALLS.map((ball) => hitsOf(chosen, ball, date))),
      ),
    ...(options.isNumber && { exposed: ([chosen = []]) => chosen.map((number) => ({ number, tickets: 1 })) }),
    example: exampleOf(values, days[0] ?? '', wins),
  }
  return { playType, odds }
}

function prizesOf(kinds: Readonly<Record<string, number>>, hasTie: boolean): readonly Prize[] {
  const codes = Object.keys(kinds)
  const prizes = Object.entries(kinds).map(([code, size]) => {
    const chance = fraction(size, BALLS.length)
    return codes.length > 1 ? { code, chance, ticket: code } : { code, chance }
  })
  if (!hasTie) return prizes
  return [...prizes, { code: 'tie', chance: fraction(1, BALLS.length), returnsStake: true }]
}

/** The first value that wins with the special ball of the result shown. */
function exampleOf(values: readonly string[], date: string, wins: SpecialPlay['wins']): PlayType['example'] {
  const ball = shown[1]?.[0] ?? ''
  return { picks: [values.filter((value) => wins(value, ball, date)).slice(0, 1)], result: shown, date }
}
