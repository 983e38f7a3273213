import fc from 'fast-check'
import { type Board, findPicksFlaw, type Picks, type Row } from '../core/board.ts'
import { RATE } from '../core/fraction.ts'
import type { Odds, PlayType } from '../core/play-type.ts'

/** Values beyond the fewest that arbitrary picks take of each row: many of a single one, which quickly are too many of several. */
const MORE_VALUES = { single: 11, several: 4 }

/** Picks that a play type takes, with few values in each row. */
export function picksOf({ board, count }: PlayType): fc.Arbitrary<Picks> {
  return picksOnBoard(board).filter((picks) => findPicksFlaw(board, picks) === undefined && count(picks) > 0)
}

function picksOnBoard({ rows, isExclusive }: Board): fc.Arbitrary<Picks> {
  const more = rows.length === 1 ? MORE_VALUES.single : MORE_VALUES.several
  if (!isExclusive) return fc.tuple(...rows.map((row) => valuesOf(row, Math.min(row.maximum, row.minimum + more))))
  // Rows that share no value: each takes its part of one shuffled list.
  const values = rows[0]?.kind === 'CHOICE' ? [...rows[0].values] : []
  const lengths = rows.map(({ minimum, maximum }) =>
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + MORE_VALUES.several + 3) }),
  )
  return fc
    .tuple(fc.shuffledSubarray(values, { minLength: values.length }), ...lengths)
    .map(([shuffled, ...taken]) => taken.map((length) => shuffled.splice(0, length)))
}

function valuesOf(row: Row, maxLength: number): fc.Arbitrary<string[]> {
  if (row.kind === 'CHOICE') return fc.shuffledSubarray([...row.values], { minLength: row.minimum, maxLength })
  const number = fc.nat(10 ** row.digits - 1).map((value) => String(value).padStart(row.digits, '0'))
  return fc.uniqueArray(number, { minLength: row.minimum, maxLength })
}

/** Odds that a brand could come upon, whatever they return: from 1.01 to 100 for each prize, ties being one. */
export function oddsOfBrand({ prizes }: PlayType): fc.Arbitrary<Odds> {
  const odds = prizes.map(({ code, returnsStake }) => [
    code,
    returnsStake ? fc.constant(Number(RATE)) : fc.integer({ min: 10_100, max: 1_000_000 }),
  ])
  return fc.record(Object.fromEntries(odds))
}
