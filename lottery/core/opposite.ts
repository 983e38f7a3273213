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

/** Whether a value of a row is a ticket when nothing else is chosen. */
const isAlone = (playType: PlayType, index: number) => (value: string) =>
  playType.count(playType.board.rows.map((_row, other) => (other === index ? [value] : []))) === 1
