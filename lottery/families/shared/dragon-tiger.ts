import type { Picks } from '../../core/board.ts'
import { combinationsOf, productOf } from '../../core/combinations.ts'
import { fraction } from '../../core/fraction.ts'
import { bestOf, hitsBy, hitsOf, worthOf } from '../../core/hits.ts'
import type { Hit, PlayType, Prize } from '../../core/play-type.ts'
import { codeOf, type Drum } from './drum.ts'

/** The places of a pair: the first is the dragon's. */
export type PlacePair = readonly [number, number]

interface DragonTigerOptions {
  readonly code: string
  readonly group: string
  readonly drum: Drum
  /** With balls, each place is of one pair at most. */
  readonly pairs: readonly PlacePair[]
}

/**
 * Of two places, whose value is greater: dragon the first, tiger the second, and a tie where values may come again. A row for
 * each pair, none of which has to be used; each value tapped is a ticket.
 */
export function dragonTiger({ code, group, drum, pairs }: DragonTigerOptions): PlayType {
  const values = drum.isUrn ? ['DRAGON', 'TIGER'] : ['DRAGON', 'TIGER', 'TIE']
  const prizes = prizesOf(drum)
  const usual = worthOf({ lines: 1, prizes })
  const orders = drum.isUrn ? [] : ordersOf(drum.places.length)
  const hitsOfResult = (picks: Picks, shown: readonly string[]): readonly Hit[] => {
    let [decided, tied] = [0, 0]
    for (const [row, [dragon, tiger]] of pairs.entries()) {
      const value = compare(shown[dragon] ?? '', shown[tiger] ?? '')
      if (!picks[row]?.includes(value)) continue
      if (value === 'TIE') tied++
      else decided++
    }
    return drum.isUrn ? hitsOf('win', decided) : hitsBy({ side: decided, tie: tied })
  }
  return {
    code,
    group,
    board: {
      rows: pairs.map((pair) => ({
        kind: 'CHOICE',
        code: pairCode(drum, pair),
        minimum: 0,
        maximum: values.length,
        values,
      })),
    },
    lines: 1,
    prizes,
    count: (picks) => picks.reduce((sum, chosen) => sum + chosen.length, 0),
    hits: (picks, result) => hitsOfResult(picks, result[0] ?? []),
    bestHits: (picks, odds = usual) => {
      const used = picks.filter((chosen) => chosen.length > 0).length
      if (drum.isUrn) return hitsOf('win', used)
      return bestOf(
        odds,
        orders.map((ranks) => hitsOfResult(picks, ranks)),
      )
    },
    exposed: (picks) =>
      picks.flatMap((chosen, row) =>
        chosen.map((value) => ({ number: `${pairCode(drum, pairs[row] ?? [0, 0])}:${value}`, tickets: 1 })),
      ),
    example: {
      picks: pairs.map(([dragon, tiger], row) =>
        row === 0 ? [compare(drum.sample[dragon] ?? '', drum.sample[tiger] ?? '')] : [],
      ),
      result: [drum.sample],
    },
  }
}

/** Every pair of places, the earlier one the dragon's. */
export function everyPair({ places }: Drum): readonly PlacePair[] {
  return [...combinationsOf([...places.keys()], 2)].map(([dragon = 0, tiger = 0]) => [dragon, tiger] as const)
}

/** First against last, second against last but one … */
export function outerPairs({ places }: Drum): readonly PlacePair[] {
  return Array.from(
    { length: Math.floor(places.length / 2) },
    (_, place) => [place, places.length - 1 - place] as const,
  )
}

function prizesOf({ values, isUrn }: Drum): readonly Prize[] {
  if (isUrn) return [{ code: 'win', chance: fraction(1, 2) }]
  return [
    { code: 'side', chance: fraction(values.length - 1, 2 * values.length), ticket: 'side' },
    { code: 'tie', chance: fraction(1, values.length), ticket: 'tie' },
  ]
}

function compare(dragon: string, tiger: string): string {
  if (dragon === tiger) return 'TIE'
  // Of values with as many digits each.
  return dragon > tiger ? 'DRAGON' : 'TIGER'
}

/** `tensOnes` for the tens against the ones. */
function pairCode(drum: Drum, [dragon, tiger]: PlacePair): string {
  const second = codeOf(drum, tiger)
  return `${codeOf(drum, dragon)}${second.charAt(0).toUpperCase()}${second.slice(1)}`
}

/** Every order in which places can come, equal ones included (541 of five): ranks from 0 on, none of them left out. */
function ordersOf(places: number): readonly (readonly string[])[] {
  const ranks = Array.from({ length: places }, (_, rank) => String(rank))
  const every = productOf(Array.from({ length: places }, () => ranks))
  return [...every].filter((shown) => Math.max(...shown.map(Number)) === new Set(shown).size - 1)
}
