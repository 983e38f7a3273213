/** The rules that a sample is tried against. */
export interface Rules {
  minLength: number
  maxLength: number
  acceptedPattern: string
}

export type Verdict = 'passes' | 'tooShort' | 'tooLong' | 'mismatch' | 'broken'

/** Whether a sample meets the rules, as registration itself will judge it. */
export function tryOut(sample: string, { minLength, maxLength, acceptedPattern }: Rules): Verdict {
  const pattern = patternOf(acceptedPattern)
  if (pattern === undefined) return 'broken'
  const length = [...sample].length
  if (length < minLength) return 'tooShort'
  if (length > maxLength) return 'tooLong'
  return pattern === null || pattern.test(sample) ? 'passes' : 'mismatch'
}

/** The compiled pattern; null when it accepts anything, undefined when it is no expression. */
export function patternOf(text: string): RegExp | null | undefined {
  if (text === '*') return null
  try {
    return new RegExp(text, 'u')
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
