import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One part of a benchmark run, as it is printed and written down. */
export interface Section {
  title: string
  /** How it was measured, in a sentence or two. */
  method: string
  columns: string[]
  rows: string[][]
}

const begin = '<!-- figures: written by npm run bench, not by hand -->'
const end = '<!-- end of figures -->'

const introduction = `# Benchmarks

\`npm run bench\` measures on the machine it runs on and writes the part between the markers. \`npm run bench -- ledger\` (or \`callbacks\`,
\`bets\`, \`lottery\`, \`deposits\`, \`games\`, \`lobby\`, \`portal\`, \`statement\`, \`teams\`, \`settlements\`, \`chat\`) runs one section. Only figures of one run on one machine compare with each other; the ratio in a row travels further
than its digits. No test asserts a time.
`

/** A section as a Markdown table. */
export function toMarkdown({ title, method, columns, rows }: Section): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [`## ${title}`, '', method, '', line(columns), line(columns.map(() => '---')), ...rows.map(line), ''].join(
    '\n',
  )
}

/**
 * Puts the figures of this run into a Markdown file, between its markers; makes the file when it is not there. Sections that did
 * not run this time keep their last figures, with the machine they name.
 */
export function writeReport(file: string, machine: string, sections: Section[]): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : `${introduction}\n${begin}\n${end}\n`
  const [before = introduction, rest = ''] = text.split(begin)
  const [figures = '', after = '\n'] = rest.split(end)
  const kept = new Map(splitSections(figures))
  for (const section of sections) {
    kept.set(section.title, `${toMarkdown({ ...section, method: `${section.method}\n\nMachine: ${machine}` })}\n`)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${before}${begin}\n\n${[...kept.values()].join('')}${end}${after}`)
}

function splitSections(figures: string): [string, string][] {
  return figures
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## '))
    .map((part) => [part.slice(3, part.indexOf('\n')), part])
}
