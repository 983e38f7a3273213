import type { ChoiceRow } from '@croupier/lottery/core/board.ts'

/** Ways to choose many values at a press. */
export const QUICK_PICKS = ['all', 'big', 'small', 'odd', 'even', 'random', 'none'] as const
export type QuickPick = (typeof QUICK_PICKS)[number]

const isNumber = (value: string) => /^\d+$/.test(value)

/** The quick picks that mean something for a row: halves only where all values are numbers, and only what the row may hold. */
export function quickPicksOf({ values, maximum }: ChoiceRow): readonly QuickPick[] {
  if (values.length < 4 || !values.every(isNumber))
    return values.length > 1 && maximum >= values.length ? ['all', 'none'] : ['none']
  return QUICK_PICKS.filter(
    (pick) => pick === 'random' || pick === 'none' || chosenBy({ values }, pick).length <= maximum,
  )
}

/** The values a quick pick takes. Big is the upper half of the row; a middle value belongs to it, as 06 of 01 … 11. */
export function chosenBy(
  { values, minimum = 1 }: Pick<ChoiceRow, 'values'> & Partial<Pick<ChoiceRow, 'minimum'>>,
  pick: QuickPick,
  random: () => number = Math.random,
): readonly string[] {
  switch (pick) {
    case 'all':
      return values
    case 'none':
      return []
    case 'big':
      return values.filter((_, index) => index * 2 >= values.length - 1)
    case 'small':
      return values.filter((_, index) => index * 2 < values.length - 1)
    case 'odd':
      return values.filter((value) => Number(value) % 2 === 1)
    case 'even':
      return values.filter((value) => Number(value) % 2 === 0)
    case 'random':
      return drawSome(values, Math.max(1, minimum), random)
  }
}

/** So many different values, in the order of the row. */
export function drawSome(
  values: readonly string[],
  size: number,
  random: () => number = Math.random,
): readonly string[] {
  const left = [...values]
  const drawn = new Set<string>()
  while (drawn.size < size && left.length > 0) drawn.add(left.splice(Math.floor(random() * left.length), 1)[0] ?? '')
  return values.filter((value) => drawn.has(value))
}

/** Two digits share their ten (`đầu`) or their unit (`đuôi`). */
export type DigitPlace = 'tens' | 'units'

/** The numbers of a row of two digits that have this digit at that place. */
export function withDigit(values: readonly string[], place: DigitPlace, digit: string): readonly string[] {
  return values.filter((value) => value[place === 'tens' ? 0 : 1] === digit)
}

/** Adds the values, or takes them out when all of them are chosen; in the order of the row. */
export function toggled(row: ChoiceRow, chosen: readonly string[], values: readonly string[]): readonly string[] {
  const isOut = values.every((value) => chosen.includes(value))
  const wanted = new Set(isOut ? chosen.filter((value) => !values.includes(value)) : [...chosen, ...values])
  return row.values.filter((value) => wanted.has(value))
}
