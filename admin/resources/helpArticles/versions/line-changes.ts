/** A line of two texts: in both, only in the earlier or only in the later one. */
export interface LineChange {
  readonly kind: 'KEPT' | 'GONE' | 'NEW'
  readonly text: string
}

/** What became of the lines of a text, in order: the longest common run of lines stays, the rest went or came. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [old, next] = [before.split('\n'), after.split('\n')]
  const lengths = commonLengths(old, next)
  const changes: LineChange[] = []
  let [place, other] = [0, 0]
  while (place < old.length || other < next.length) {
    const [line, otherLine] = [old[place], next[other]]
    if (line !== undefined && line === otherLine) {
      changes.push({ kind: 'KEPT', text: line })
      place += 1
      other += 1
    } else if (line !== undefined && lengthAt(lengths, place + 1, other) >= lengthAt(lengths, place, other + 1)) {
      changes.push({ kind: 'GONE', text: line })
      place += 1
    } else {
      changes.push({ kind: 'NEW', text: otherLine ?? '' })
      other += 1
    }
  }
  return changes
}

/** How many lines two texts have in common from each pair of places on. */
function commonLengths(old: readonly string[], next: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(next.length + 1).fill(-1))
  for (let place = old.length; place >= 0; place -= 1) {
    for (let other = next.length; other >= 0; other -= 1) {
      const row = lengths[place]
      if (row === undefined) continue
      if (place === old.length || other === next.length) row[other] = 0
      else if (old[place] === next[other]) row[other] = lengthAt(lengths, place + 1, other + 1) + 1
      else row[other] = Math.max(lengthAt(lengths, place + 1, other), lengthAt(lengths, place, other + 1))
    }
  }
  return lengths
}

/** Beyond the end of a text nothing is in common, and less than nothing where only the other goes on. */
const lengthAt = (lengths: readonly number[][], place: number, other: number): number => lengths[place]?.[other] ?? -1
