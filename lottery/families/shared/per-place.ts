import { assignBest } from '../../core/assignment.ts'
import type { Picks } from '../../core/board.ts'
import { fraction } from '../../core/fraction.ts'
import { addHits, paidFor, worthOf } from '../../core/hits.ts'
import type { Hit, PlayType, Prize } from '../../core/play-type.ts'
import { codeOf, type PlayOptions, shownAt } from './drum.ts'

/** What a value drawn at a place may be: itself, big, in the east. */
export interface Property {
  readonly value: string
  readonly prize: string
  isOf(drawn: number): boolean
}

/** A row for each place, none of which has to be used. Each value tapped is a ticket on what that place shows. */
export function perPlace({
  code,
  group,
  drum,
  at,
  properties,
}: PlayOptions & { readonly properties: readonly Property[] }): PlayType {
  const values = properties.map(({ value }) => value)
  const prizeOf = new Map(properties.map(({ value, prize }) => [value, prize]))
  const winning = new Map(
    drum.values.map((drawn) => [
      drawn,
      new Set(properties.filter(({ isOf }) => isOf(Number(drawn))).map(({ value }) => value)),
    ]),
  )
  const codes = [...new Set(properties.map(({ prize }) => prize))]
  const prizes = codes.map((own): Prize => {
    const example = values.find((value) => prizeOf.get(value) === own) ?? ''
    const ways = drum.values.filter((drawn) => winning.get(drawn)?.has(example)).length
    const chance = fraction(ways, drum.values.length)
    return codes.length > 1 ? { code: own, chance, ticket: own } : { code: own, chance }
  })
  const usual = worthOf({ lines: 1, prizes })

  const hitsAt = (chosen: readonly string[], drawn: string): Hit[] => {
    const won = winning.get(drawn)
    return chosen.filter((value) => won?.has(value)).map((value) => ({ prize: prizeOf.get(value) ?? '', count: 1 }))
  }
  const hitsOfResult = (picks: Picks, shown: readonly string[]) =>
    addHits(picks.flatMap((chosen, row) => hitsAt(chosen, shown[row] ?? '')))
  const firstOf = (drawn: string) => properties.find(({ isOf }) => isOf(Number(drawn)))?.value ?? ''

  return {
    code,
    group,
    board: {
      rows: at.map((place) => ({
        kind: 'CHOICE',
        code: codeOf(drum, place),
        minimum: 0,
        maximum: values.length,
        values,
      })),
    },
    lines: 1,
    prizes,
    count: (picks) => picks.reduce((sum, chosen) => sum + chosen.length, 0),
    hits: (picks, result) => hitsOfResult(picks, shownAt(result, at)),
    // A ball can be at one place only; digits are free, so that each place has its own best.
    bestHits: (picks, odds = usual) => {
      const weights = picks.map((chosen) => drum.values.map((drawn) => paidFor(odds, hitsAt(chosen, drawn))))
      const best = drum.isUrn ? assignBest(weights) : weights.map((own) => own.indexOf(Math.max(...own)))
      return hitsOfResult(
        picks,
        best.map((index) => drum.values[index] ?? ''),
      )
    },
    exposed: (picks) =>
      picks.flatMap((chosen, row) =>
        chosen.map((value) => ({ number: `${codeOf(drum, at[row] ?? 0)}:${value}`, tickets: 1 })),
      ),
    example: {
      picks: at.map((place, row) => (row === 0 ? [firstOf(drum.sample[place] ?? '')] : [])),
      result: [drum.sample],
    },
  }
}

/** Each value itself. */
export function itself(values: readonly string[]): readonly Property[] {
  return values.map((value) => ({ value, prize: 'win', isOf: (drawn) => drawn === Number(value) }))
}
