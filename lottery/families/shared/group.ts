import type { Picks } from '../../core/board.ts'
import { choose, combinationsOf, multisetsOf } from '../../core/combinations.ts'
import { fraction } from '../../core/fraction.ts'
import { hitsOf } from '../../core/hits.ts'
import type { PlayType } from '../../core/play-type.ts'
import { chosenIn, exampleResult, type PlayOptions, shownAt, valueRow, waysOf } from './drum.ts'
import { countGroups, exampleGroup, type GroupShape, isGroupShown, ordersOf, placesOf } from './group-shape.ts'

interface GroupOptions extends PlayOptions {
  readonly shape: GroupShape
}

/** The values of those places in any order. A ticket is one group of the shape. */
export function groupOf({ code, group, drum, at, shape }: GroupOptions): PlayType {
  const { picks, shown } = exampleGroup(shape, drum.sample)
  return {
    code,
    group,
    board: { rows: shape.rows.map((row) => valueRow(drum, row.code, row)) },
    lines: 1,
    prizes: [{ code: 'win', chance: fraction(ordersOf(shape), waysOf(drum, at.length)) }],
    count: (picks) => countGroups(shape, picks),
    hits: (picks, result) => hitsOf('win', isGroupShown(shape, picks, shownAt(result, at)) ? 1 : 0),
    bestHits: (picks) => hitsOf('win', Math.min(1, countGroups(shape, picks))),
    example: { picks, result: exampleResult(drum, at, shown) },
  }
}

/** A group at any of the places chosen in the first row. A ticket is a choice of places and a group. */
export function anyGroup({ code, group, drum, at, shape }: GroupOptions): PlayType {
  const size = placesOf(shape)
  const placeValues = at.map((place) => placeValue(drum.places[place] ?? ''))
  const groupsIn = (picks: Picks, shown: readonly string[]) => {
    let won = 0
    const groupPicks = picks.slice(1)
    for (const values of combinationsOf(shown, size)) if (isGroupShown(shape, groupPicks, values)) won++
    return won
  }
  const { picks, shown } = exampleGroup(shape, drum.sample)
  return {
    code,
    group,
    board: {
      rows: [
        { kind: 'CHOICE', code: 'places', minimum: size, maximum: at.length, values: placeValues },
        ...shape.rows.map((row) => valueRow(drum, row.code, row)),
      ],
    },
    lines: 1,
    prizes: [{ code: 'win', chance: fraction(ordersOf(shape), waysOf(drum, size)) }],
    count: (picks) => choose(chosenIn(picks, 0).length, size) * countGroups(shape, picks.slice(1)),
    hits: (picks, result) => {
      const chosen = chosenIn(picks, 0)
      const places = at.filter((_, index) => chosen.includes(placeValues[index] ?? ''))
      return hitsOf('win', groupsIn(picks, shownAt(result, places)))
    },
    // All chosen places are alike, and so are values of the same rows; one that is not chosen wins nowhere.
    bestHits: (picks) => {
      const values = unlikeValues(picks.slice(1), chosenIn(picks, 0).length)
      let most = 0
      for (const shown of multisetsOf(values, chosenIn(picks, 0).length)) most = Math.max(most, groupsIn(picks, shown))
      return hitsOf('win', most)
    },
    example: { picks: [placeValues.slice(0, size), ...picks], result: exampleResult(drum, at, shown) },
  }
}

/** Of the values that stand in the same rows, as many as can be drawn at so many places. */
function unlikeValues(rows: Picks, places: number): readonly string[] {
  const alike = new Map<string, number>()
  return [...new Set(rows.flat())].filter((value) => {
    const standing = rows.map((row) => row.includes(value)).join()
    const before = alike.get(standing) ?? 0
    alike.set(standing, before + 1)
    return before < places
  })
}

/** A place as a value to tap: `tenThousands` is `TEN_THOUSANDS`. */
function placeValue(place: string): string {
  return place.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
}
