/**
 * The text with comments and, where asked, the contents of strings blanked out; every character keeps its place, so lines still
 * count. A scanner, not a parser: enough for finding words that are code.
 */
export function blank(text: string, what: { strings: boolean }): string {
  const scanner = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
  return text.replace(scanner, (found) => {
    const isComment = found.startsWith('/')
    return isComment || what.strings ? found.replace(/[^\n]/g, ' ') : found
  })
}

/** The number of the line, from 1, on which the character at `index` stands. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** Where a pattern (with the flag `g`) is found, as `file:line text of the line`. */
export function findLines(path: string, text: string, pattern: RegExp): string[] {
  const lines = text.split('\n')
  return [...text.matchAll(pattern)].map((match) => {
    const line = lineAt(text, match.index)
    return `${path}:${line} ${lines[line - 1]?.trim() ?? ''}`
  })
}
