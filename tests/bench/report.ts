import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One part of a benchmark run, as it is printed and written down. */
export interface Section {
  title: string
  /** How it was measured, in a sentence or two. */
  method: string
  /** The first one names its row. */
  columns: string[]
  rows: string[][]
  best: Best
}

/** The column of a section that says most, whose best figure of all runs before stands beside this run's. */
export interface Best {
  column: string
  better: 'more' | 'less' | ((row: string) => 'more' | 'less')
}

const begin = '<!-- figures: written by npm run bench, not by hand -->'
const end = '<!-- end of figures -->'

const introduction = `# Benchmarks

\`npm run bench\` measures on the machine it runs on and writes the part between the markers. \`npm run bench -- ledger\` (or \`callbacks\`,
\`past\`, \`bets\`, \`counting\`, \`lottery\`, \`deposits\`, \`lobby\`, \`games\`, \`portal\`, \`chat\`, \`statement\`, \`teams\`, \`settlements\`) runs one
section. Only figures of one run on one machine compare with each other; the ratio in a row travels further than its digits. The last column is
the best of all runs before, which may have been on another machine. No test asserts a time.
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
    const known = withBest(section, kept.get(section.title) ?? '')
    kept.set(section.title, `${toMarkdown({ ...known, method: `${section.method}\n\nMachine: ${machine}` })}\n`)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${before}${begin}\n\n${[...kept.values()].join('')}${end}${after}`)
}

/** A section with the best figures of the runs before, as its last table has them, in a column more. */
function withBest(section: Section, lastTable: string): Section {
  const { column, better } = section.best
  const title = `best before: ${column}`
  const [columns = [], , ...rows] = tableOf(lastTable)
  const figuresBefore = new Map(
    rows.map((row) => [row[0], [row[columns.indexOf(column)], row[columns.indexOf(title)]].filter(isFigure)]),
  )
  const bestOf = ([name = '']: readonly string[]): string => {
    const way = (typeof better === 'string' ? better : better(name)) === 'more' ? -1 : 1
    const [best = ''] = (figuresBefore.get(name) ?? []).sort((one, other) => way * (numberOf(one) - numberOf(other)))
    return best
  }
  return {
    ...section,
    columns: [...section.columns, title],
    rows: section.rows.map((row) => [...row, bestOf(row)]),
  }
}

/** The cells of a Markdown table: its head, its line, its rows. */
const tableOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.slice(2, -2).split(' | '))

const numberOf = (figure: string): number => Number.parseFloat(figure.replaceAll(',', ''))
const isFigure = (cell: string | undefined): cell is string => cell !== undefined && !Number.isNaN(numberOf(cell))

function splitSections(figures: string): [string, string][] {
  return figures
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## '))
    .map((part) => [part.slice(3, part.indexOf('\n')), part])
}
