/** What fits beside each other in a slice; the list beside the wheel says every name in full. */
const MOST_CHARACTERS = 9
const MOST_LINES = 3

/** The name of a prize in short lines, broken between words; what is too long ends in an ellipsis. */
export function wheelLines(name: string): readonly string[] {
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= MOST_CHARACTERS) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const shown = lines.slice(0, MOST_LINES).map((line) => shortened(line, MOST_CHARACTERS + 1))
  if (lines.length > MOST_LINES)
    shown[MOST_LINES - 1] = `${shortened(shown.at(-1) ?? '', MOST_CHARACTERS)}…`.replace('……', '…')
  return shown
}

const shortened = (line: string, most: number): string => (line.length > most ? `${line.slice(0, most - 1)}…` : line)
