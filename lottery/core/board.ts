/**
 * What a member chose on a board: the chosen values of each row, in the board's order of rows. Values are words of the
 * board: `07`, `BIG`, `DRAGON`, a typed `4821`.
 */
export type Picks = readonly (readonly string[])[]

interface RowBase {
  /** Names the row: a key of `rows` in the words of the lottery (`tenThousands`, `numbers`, `bankers`). */
  readonly code: string
  /** Fewest and most values that may be chosen. */
  readonly minimum: number
  readonly maximum: number
}

/** Values to tap, at most 100. */
export interface ChoiceRow extends RowBase {
  readonly kind: 'CHOICE'
  readonly values: readonly string[]
}

/** Numbers too many to show: typed, or made of digits by quick picks. */
export interface TypedRow extends RowBase {
  readonly kind: 'TYPED'
  /** Digits of each number, leading zeros kept. */
  readonly digits: number
}

export type Row = ChoiceRow | TypedRow

export interface Board {
  readonly rows: readonly Row[]
  /** No value may stand in two rows: bankers and the others (dan and tuo), first and second place. */
  readonly isExclusive?: boolean
}

/** Why picks are no bet yet, with the row it is about. */
export interface PicksFlaw {
  readonly code: 'ROWS_WRONG' | 'TOO_FEW' | 'TOO_MANY' | 'VALUE_UNKNOWN' | 'VALUE_TWICE' | 'VALUE_IN_TWO_ROWS'
  readonly row?: string
}

/** Whether a board can be filled so; undefined when it can. Says nothing of rules of the play type beyond its board. */
export function findPicksFlaw(board: Board, picks: Picks): PicksFlaw | undefined {
  if (picks.length !== board.rows.length) return { code: 'ROWS_WRONG' }
  for (const [index, row] of board.rows.entries()) {
    const chosen = picks[index] ?? []
    if (chosen.length > row.maximum) return { code: 'TOO_MANY', row: row.code }
    if (!chosen.every((value) => isValueOf(row, value))) return { code: 'VALUE_UNKNOWN', row: row.code }
    if (new Set(chosen).size !== chosen.length) return { code: 'VALUE_TWICE', row: row.code }
  }
  const all = picks.flat()
  if (board.isExclusive && new Set(all).size !== all.length) return { code: 'VALUE_IN_TWO_ROWS' }
  const short = board.rows.find((row, index) => (picks[index] ?? []).length < row.minimum)
  return short && { code: 'TOO_FEW', row: short.code }
}

function isValueOf(row: Row, value: string): boolean {
  return row.kind === 'CHOICE' ? row.values.includes(value) : value.length === row.digits && /^[0-9]+$/.test(value)
}

/** `00` … `99` for two digits. */
export function numbersOf(digits: 1 | 2): readonly string[] {
  return Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'))
}

/** Balls from `first` to `last`, two digits each: `01` … `49`. */
export function balls(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(2, '0'))
}
