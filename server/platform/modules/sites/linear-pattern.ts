import { LRUCache } from 'lru-cache'
import { RE2JS, RE2JSSyntaxException } from 're2js'

/** Characters of a pattern, and instructions of what it is compiled to: both bound how long a text of some hundred can take. */
export const LONGEST_PATTERN = 800
const LARGEST_PROGRAM = 1_000
/** `\p{Script=Han}`, as browsers want it, is `\p{Han}` in RE2. */
const SCRIPT = /\\([pP])\{(?:Script|sc)=/g

/** Each backslash with what it is before, from left to right. */
const ESCAPES = /\\./gs
const NAMED_REFERENCE = '\\k'

/** A pattern, or why it is none: too long, no expression at all, or a `part` that cannot be answered in one pass over the text. */
export type Compiled =
  | { readonly matches: (text: string) => boolean }
  | { readonly refused: 'LARGE' | 'BROKEN' }
  | { readonly refused: 'IMPOSSIBLE'; readonly part: string }

const compiled = new LRUCache<string, Compiled>({ max: 500 })

/**
 * Compiles a pattern that an operator wrote. RE2 goes over the text once whatever the pattern, where the engine of JavaScript may
 * try for hours (docs/decisions/0019). What it takes must be an expression for browsers too, which check the same field.
 */
export function compilePattern(pattern: string): Compiled {
  const known = compiled.get(pattern) ?? compile(pattern)
  compiled.set(pattern, known)
  return known
}

function compile(pattern: string): Compiled {
  if (pattern.length > LONGEST_PATTERN) return { refused: 'LARGE' }
  if (pattern === '' || !isForBrowsers(pattern)) return { refused: 'BROKEN' }
  // The translation would take it for the letter.
  if (pattern.match(ESCAPES)?.includes(NAMED_REFERENCE)) return { refused: 'IMPOSSIBLE', part: NAMED_REFERENCE }
  try {
    const expression = RE2JS.compile(RE2JS.translateRegExp(pattern.replace(SCRIPT, '\\$1{')))
    if (expression.programSize() > LARGEST_PROGRAM) return { refused: 'LARGE' }
    return { matches: (text) => expression.test(text) }
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error
    return { refused: 'IMPOSSIBLE', part: /`([^`]+)`$/.exec(error.message)?.[1] ?? pattern }
  }
}

function isForBrowsers(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u')
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
