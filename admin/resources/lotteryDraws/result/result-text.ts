import type { Family, ResultGroup } from '@croupier/lottery/core/family.ts'

/**
 * Dates and times of a page that somebody copied are no numbers of a draw. With hyphens only where a year of this century
 * ends or begins them: prizes are written `07-52-38` too.
 */
const DATES =
  /(?<!\d)(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}[.-]\d{1,2}[.-]20\d{2}|20\d{2}-\d{2}-\d{2}|\d{1,2}[:h]\d{2})(?!\d)/g

/** How many digits a value of the group has. */
export function digitsOf({ values }: ResultGroup): number {
  return isList(values) ? (values[0]?.length ?? 1) : values.digits
}

/** A result with a place for each of its numbers, none typed yet. */
export const emptyResult = (family: Family): string[][] => family.groups.map(({ count }) => Array(count).fill(''))

/**
 * A whole result as it was pasted: the numbers of each group by their length, in the order of the prizes or, as the
 * stations of the south print them, the other way round. Numerals of headings ("Giải 7") and dates are passed over; what
 * is not found stays empty.
 */
export function parseResult(family: Family, text: string): string[][] {
  const numbers = text.replace(DATES, ' ').match(/\d+/g) ?? []
  const forward = fill(family.groups, numbers)
  const backward = fill(family.groups.toReversed(), numbers).toReversed()
  return countFilled(backward) > countFilled(forward) ? backward : forward
}

export const countFilled = (result: readonly (readonly string[])[]): number =>
  result.flat().filter((value) => value !== '').length

function fill(groups: readonly ResultGroup[], numbers: readonly string[]): string[][] {
  let next = 0
  return groups.map((group) => {
    const digits = digitsOf(group)
    const joined = group.count * digits
    const first = numbers[next]
    // Short numbers are written without gaps too: 48207 are five digits.
    if (group.count > 1 && digits === 1 && first?.length === joined) {
      next++
      return first.split('')
    }
    return Array.from({ length: group.count }, () => {
      const found = numbers.findIndex((number, index) => index >= next && number.length === digits)
      if (found < 0) return ''
      next = found + 1
      return numbers[found] ?? ''
    })
  })
}

function isList(values: ResultGroup['values']): values is readonly string[] {
  return Array.isArray(values)
}
