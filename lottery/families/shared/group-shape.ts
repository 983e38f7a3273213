import type { Picks } from '../../core/board.ts'
import { choose } from '../../core/combinations.ts'

/** `size` different values, each drawn `repeats` times, chosen in the row of that index. */
export interface GroupPart {
  readonly row: number
  readonly repeats: number
  readonly size: number
}

/** What a group looks like, whatever the order: 60 is a pair and three others. One part, or two. */
export interface GroupShape {
  readonly rows: readonly { readonly code: string; readonly minimum: number }[]
  readonly parts: readonly GroupPart[]
}

/** `size` different values, none of them twice: groups 120, 24 and 6, and the group of two. */
export function distinct(size: number): GroupShape {
  return { rows: [{ code: 'numbers', minimum: size }], parts: [{ row: 0, repeats: 1, size }] }
}

/** Values that come `repeats` times, and single ones, each in a row of their own. */
export function repeated(code: string, repeats: number, size: number, singles: number): GroupShape {
  return {
    rows: [
      { code, minimum: size },
      { code: 'singles', minimum: singles },
    ],
    parts: [
      { row: 0, repeats, size },
      { row: 1, repeats: 1, size: singles },
    ],
  }
}

/** Two values of one row, either of which may be the pair: group 3. */
export const groupThree: GroupShape = {
  rows: [{ code: 'numbers', minimum: 2 }],
  parts: [
    { row: 0, repeats: 2, size: 1 },
    { row: 0, repeats: 1, size: 1 },
  ],
}

/** Places that the shape fills. */
export function placesOf({ parts }: GroupShape): number {
  return parts.reduce((sum, { repeats, size }) => sum + repeats * size, 0)
}

/** In how many orders one group of the shape can be drawn: 120, 60, 30 … */
export function ordersOf(shape: GroupShape): number {
  const repeated = shape.parts.reduce((product, { repeats, size }) => product * factorial(repeats) ** size, 1)
  return factorial(placesOf(shape)) / repeated
}

/**
 * How many groups picks make. Where a value stands in both rows, it can be of one part or of the other but not of both: of
 * those in both rows, some go to the first part, and the second chooses of what is left.
 */
export function countGroups({ parts }: GroupShape, picks: Picks): number {
  const [first, second] = parts
  const chosen = picks[first?.row ?? 0] ?? []
  if (first === undefined) return 0
  if (second === undefined) return choose(chosen.length, first.size)
  const others = picks[second.row] ?? []
  const shared = chosen.filter((value) => others.includes(value)).length
  let groups = 0
  for (let taken = 0; taken <= first.size; taken++) {
    const firsts = choose(shared, taken) * choose(chosen.length - shared, first.size - taken)
    groups += firsts * choose(others.length - taken, second.size)
  }
  return groups
}

/** Whether the values drawn are one of the groups picked: at most one can be. */
export function isGroupShown({ parts }: GroupShape, picks: Picks, shown: readonly string[]): boolean {
  return parts.every(({ row, repeats, size }) => {
    const chosen = picks[row] ?? []
    let fitting = 0
    for (const [place, value] of shown.entries()) {
      if (shown.indexOf(value) !== place || timesOf(value, shown) !== repeats) continue
      if (!chosen.includes(value)) return false
      fitting++
    }
    return fitting === size
  })
}

/** A group of the shape out of these values, first come first taken: the values of each row, and all in a row as drawn. */
export function exampleGroup(
  { rows, parts }: GroupShape,
  values: readonly string[],
): { picks: string[][]; shown: string[] } {
  const picks: string[][] = rows.map(() => [])
  const shown: string[] = []
  let next = 0
  for (const { row, repeats, size } of parts) {
    for (let made = 0; made < size; made++) {
      const value = values[next++] ?? ''
      picks[row]?.push(value)
      shown.push(...new Array<string>(repeats).fill(value))
    }
  }
  return { picks, shown }
}

function timesOf(value: string, shown: readonly string[]): number {
  let times = 0
  for (const other of shown) if (other === value) times++
  return times
}

function factorial(number: number): number {
  return number <= 1 ? 1 : number * factorial(number - 1)
}
