import type { Picks } from './board.ts'
import type { PlayType } from './play-type.ts'

/** Values of which one wins where the other loses, but for a tie. */
const OPPOSITES: ReadonlyMap<string, string> = new Map(
  [
    ['BIG', 'SMALL'],
    ['ODD', 'EVEN'],
    ['TAI', 'XIU'],
    ['DRAGON', 'TIGER'],
    ['TAIL_BIG', 'TAIL_SMALL'],
  ].flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
)

/**
 * Whether one side of a play type was bet on by the first picks and the other one by the second: BIG and SMALL, or two parts that only together
 * are all there is. The same picks twice say whether they cover both sides themselves. Only values that are a ticket of their own are looked
 * at: of those that must come together, opposite ones may both lose.
 */
export function areOpposite(playType: PlayType, first: Picks, second: Picks): boolean {
  return playType.board.rows.some((row, index) => {
    if (row.kind !== 'CHOICE') return false
    const [ones, others] = [first, second].map((picks) => (picks[index] ?? []).filter(isAlone(playType, index)))
    if (ones === undefined || others === undefined || ones.length === 0 || others.length === 0) return false
    if (ones.some((value) => others.includes(OPPOSITES.get(value) ?? ''))) return true
    const isSame = first === second
    const covers = (values: readonly string[]) => row.values.every((value) => values.includes(value))
    return covers([...ones, ...others]) && (isSame || !(covers(ones) || covers(others)))
  })
}

/** Of each row the values that are a ticket of their own, worked out once for a play type. */
const aloneIn = new WeakMap<PlayType, readonly ReadonlySet<string>[]>()

function alonesOf(playType: PlayType): readonly ReadonlySet<string>[] {
  const known = aloneIn.get(playType)
  if (known !== undefined) return known
  const alone = playType.board.rows.map(
    (row, index) => new Set(row.kind === 'CHOICE' ? row.values.filter(isAlone(playType, index)) : []),
  )
  aloneIn.set(playType, alone)
  return alone
}

/**
 * Which of somebody's picks on one draw face the other side among all of them: BIG where SMALL is there as well, or any part of a row that they
 * cover as a whole. As many steps as there are values chosen, however many picks.
 */
export function facingOther(playType: PlayType, all: readonly Picks[]): boolean[] {
  const alone = alonesOf(playType)
  const sidesIn = (picks: Picks, index: number) => (picks[index] ?? []).filter((value) => alone[index]?.has(value))
  const rows = playType.board.rows.map((row, index) => {
    const chosen = new Set(all.flatMap((picks) => sidesIn(picks, index)))
    return { chosen, isWhole: row.kind === 'CHOICE' && row.values.every((value) => chosen.has(value)) }
  })
  return all.map((picks) =>
    rows.some(({ chosen, isWhole }, index) =>
      sidesIn(picks, index).some((value) => isWhole || chosen.has(OPPOSITES.get(value) ?? '')),
    ),
  )
}

/** Whether a value of a row is a ticket when nothing else is chosen. */
const isAlone = (playType: PlayType, index: number) => (value: string) =>
  playType.count(playType.board.rows.map((_row, other) => (other === index ? [value] : []))) === 1
