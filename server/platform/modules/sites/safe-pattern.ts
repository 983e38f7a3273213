/**
 * Whether a regular expression can be trusted with any text: it compiles, is short, and cannot backtrack for ever.
 * A part that is repeated must not itself have a choice (a repetition, an option or alternatives), references back are
 * refused, and few repetitions may stand in one row. Stricter than needed, since nobody needs more for a form field.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length === 0 || pattern.length > LONGEST_PATTERN) return false
  try {
    new RegExp(pattern, 'u')
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
  return !canBacktrackForEver(pattern)
}

const LONGEST_PATTERN = 200
/** Each further unbounded repetition in a row multiplies the time by the length of the text. */
const MOST_REPETITIONS = 3
const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/
const FIXED = /^\{(\d+)\}$/

interface Group {
  hasChoice: boolean
  repetitions: number
  isLookaround: boolean
}

function canBacktrackForEver(pattern: string): boolean {
  const open: Group[] = [{ hasChoice: false, repetitions: 0, isLookaround: false }]
  let closed: Group | undefined
  for (let index = 0; index < pattern.length; ) {
    const rest = pattern.slice(index)
    const quantifier = QUANTIFIER.exec(rest)?.[0]
    const group = open.at(-1)
    if (group === undefined) return true
    if (quantifier !== undefined) {
      const isFixed = FIXED.test(quantifier)
      const isOption = quantifier.startsWith('?')
      if (closed?.hasChoice && !isOption) return true
      if (!isFixed) group.hasChoice = true
      if (!isFixed && !isOption && ++group.repetitions > MOST_REPETITIONS) return true
      closed = undefined
      index += quantifier.length
      continue
    }
    closed = undefined
    const atom = atomOf(rest)
    if (/^\\(?:[1-9]|k<)/.test(atom)) return true
    if (atom === '|') group.hasChoice = true
    if (atom.startsWith('(')) open.push({ hasChoice: false, repetitions: 0, isLookaround: /^\(\?<?[=!]/.test(atom) })
    if (atom === ')') {
      open.pop()
      closed = group
      const parent = open.at(-1)
      if (parent !== undefined && !group.isLookaround) {
        parent.hasChoice ||= group.hasChoice
        parent.repetitions += group.repetitions
        if (parent.repetitions > MOST_REPETITIONS) return true
      }
    }
    index += atom.length
  }
  return false
}

/** The next piece that a quantifier could follow: an escape, a class, the start of a group, or one character. */
function atomOf(text: string): string {
  const [atom = ''] =
    /^(?:\\[pPu]\{[^}]*\}|\\k<[^>]*>|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<\w+>))?|[\s\S])/.exec(text) ?? []
  return atom
}
