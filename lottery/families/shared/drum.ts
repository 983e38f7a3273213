import type { ChoiceRow, Picks } from '../../core/board.ts'
import { arrange } from '../../core/combinations.ts'
import type { DrawResult } from '../../core/play-type.ts'

/** What a family of a single group draws: a value for each place. */
export interface Drum {
  /** Row codes of the places, in the order drawn. */
  readonly places: readonly string[]
  readonly values: readonly string[]
  /** Balls are drawn without putting them back; digits and dice may come again. */
  readonly isUrn: boolean
  /** A result that examples fill up from: no value twice. */
  readonly sample: readonly string[]
}

/** What most play types are told: how they are called, and the places they look at. */
export interface PlayOptions {
  readonly code: string
  readonly group: string
  readonly drum: Drum
  /** Indices of places, in order. */
  readonly at: readonly number[]
}

/** The values chosen in the row of that index. */
export function chosenIn(picks: Picks, row: number): readonly string[] {
  return picks[row] ?? []
}

/** The values drawn at those places. */
export function shownAt(result: DrawResult, at: readonly number[]): readonly string[] {
  const drawn = result[0] ?? []
  return at.map((place) => drawn[place] ?? '')
}

/** A row of the drum's values; one value or more unless told otherwise. */
export function valueRow(
  { values }: Drum,
  code: string,
  { minimum = 1, maximum = values.length }: { readonly minimum?: number; readonly maximum?: number } = {},
): ChoiceRow {
  return { kind: 'CHOICE', code, minimum, maximum, values }
}

/** A row of values for each of those places. */
export function placeRows(drum: Drum, at: readonly number[], minimum: 0 | 1): readonly ChoiceRow[] {
  return at.map((place) => valueRow(drum, codeOf(drum, place), { minimum }))
}

/** The row code of a place. */
export function codeOf({ places }: Drum, place: number): string {
  const code = places[place]
  if (code === undefined) throw new RangeError(`There is no place ${place}`)
  return code
}

/** In how many orders values can be drawn at so many places. */
export function waysOf({ values, isUrn }: Drum, places: number): number {
  return isUrn ? arrange(values.length, places) : values.length ** places
}

/** The result of examples: these values at those places, and what the sample has left at the others. */
export function exampleResult({ sample }: Drum, at: readonly number[], values: readonly string[]): DrawResult {
  const rest = sample.filter((value) => !values.includes(value))
  const drawn = sample.map((_, place) => values[at.indexOf(place)] ?? rest.shift() ?? sample[place] ?? '')
  return [drawn]
}

/** Indices of all places of the drum. */
export function everyPlace({ places }: Drum): readonly number[] {
  return places.map((_, place) => place)
}
