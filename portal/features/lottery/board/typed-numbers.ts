import type { TypedRow } from '@croupier/lottery/core/board.ts'

/** Something typed that is no number of the row, and why. */
export interface TypedFlaw {
  readonly text: string
  readonly reason: 'DIGITS' | 'TWICE' | 'NOT_A_NUMBER' | 'TOO_MANY'
}

/** What a person typed: the numbers it holds, and what is none. Nothing is dropped silently. */
export interface TypedNumbers {
  readonly numbers: readonly string[]
  readonly flaws: readonly TypedFlaw[]
}

/** Reads `123 456,789` in any of the ways people part numbers. */
export function readTyped(text: string, { digits, maximum }: Pick<TypedRow, 'digits' | 'maximum'>): TypedNumbers {
  const numbers = new Set<string>()
  const flaws: TypedFlaw[] = []
  for (const word of text.split(/[\s,;.|/\-+]+/).filter((part) => part !== '')) {
    const reason = flawOf(word)
    if (reason) flaws.push({ text: word, reason })
    else numbers.add(word)
  }
  return { numbers: [...numbers], flaws }

  function flawOf(word: string): TypedFlaw['reason'] | undefined {
    if (!/^\d+$/.test(word)) return 'NOT_A_NUMBER'
    if (word.length !== digits) return 'DIGITS'
    if (numbers.has(word)) return 'TWICE'
    return numbers.size >= maximum ? 'TOO_MANY' : undefined
  }
}

/** A number of so many digits that is not there yet. */
export function randomNumber(digits: number, taken: readonly string[], random: () => number = Math.random): string {
  for (let attempt = 0; attempt < 100; attempt++) {
    const number = Array.from({ length: digits }, () => Math.floor(random() * 10)).join('')
    if (!taken.includes(number)) return number
  }
  return ''
}
