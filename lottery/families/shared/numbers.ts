import { numbersOf, type Row } from '../../core/board.ts'

/** How many numbers of three and of four digits one bet may hold. */
const MOST_TYPED = { 3: 1_000, 4: 200 }

/** A row for numbers of so many digits: to tap up to two, to type beyond. */
export function numbersRow(digits: number, maximum?: number): Row {
  if (digits === 1 || digits === 2) {
    const values = numbersOf(digits)
    const code = digits === 1 ? 'digits' : 'numbers'
    return { code, kind: 'CHOICE', values, minimum: 1, maximum: maximum ?? values.length }
  }
  const most = maximum ?? (digits === 3 ? MOST_TYPED[3] : MOST_TYPED[4])
  return { code: 'numbers', kind: 'TYPED', digits, minimum: 1, maximum: most }
}

/** How often each number is there. */
export function tally(numbers: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1)
  return times
}

/** Asked again for every bet and draw; numbers of up to four digits are few. */
const permutations = new Map<string, readonly string[]>()

/** Every number with the same digits, each once: `112` gives 112, 121, 211. */
export function permutationsOf(digits: string): readonly string[] {
  if (digits.length <= 1) return [digits]
  const known = permutations.get(digits)
  if (known !== undefined) return known
  const own = [...new Set(digits)].flatMap((head) =>
    permutationsOf(digits.replace(head, '')).map((tail) => head + tail),
  )
  permutations.set(digits, own)
  return own
}

/** The digits from the least on: numbers of the same digits in any order have the same. */
export function sortedDigits(number: string): string {
  return [...number].sort().join('')
}
