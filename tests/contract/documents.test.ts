import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exists, filesUnder, read, sourcesUnder } from './support/files.ts'

const decisions = filesUnder('docs/decisions').map((path) => path.split('/').at(-1) ?? '')
const documents = ['README.md', ...filesUnder('docs').filter((path) => path.endsWith('.md'))]
const folders = ['server', 'portal', 'admin', 'formats', 'lottery', 'scripts', 'tests', 'graphql']
const sources = [
  ...sourcesUnder(...folders),
  ...folders.flatMap(filesUnder).filter((path) => /\.(sql|graphql)$/.test(path)),
]

it('decisions are numbered without holes, and begin with their number', () => {
  const numbers = decisions.map((_, index) => String(index + 1).padStart(4, '0'))
  expect(decisions.map((name) => name.slice(0, 4))).toEqual(numbers)
  expect(decisions.map((name) => read(`docs/decisions/${name}`).slice(0, 7))).toEqual(numbers.map((one) => `# ${one} `))
})

it('every decision that is named exists', () => {
  const numbers = new Set(decisions.map((name) => name.slice(0, 4)))
  const named = /\bdecisions?[\s/*(-]{1,12}(\d{4})\b/g
  const unknown = [...documents, ...sources].flatMap((path) =>
    [...read(path).matchAll(named)]
      .filter(([, number = '']) => !numbers.has(number))
      .map(([text]) => `${path}: ${text}`),
  )
  expect(unknown).toEqual([])
})

it('every link of a document leads to a file', () => {
  const dead = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => normalize(join(dirname(path), target)))
      .filter((target) => !exists(target))
      .map((target) => `${path}: ${target}`),
  )
  expect(dead).toEqual([])
})

it('every file that docs/contributing.md and the decisions name by its full path is there', () => {
  const guides = documents.filter((path) => /contributing|decisions/.test(path))
  const roots = /`((?:server|portal|admin|lottery|graphql|locales|scripts|tests|docs)\/[\w./-]+\.\w+)`/g
  const gone = guides.flatMap((path) =>
    [...read(path).matchAll(roots)].filter(([, file = '']) => !exists(file)).map(([, file]) => `${path}: ${file}`),
  )
  expect(gone).toEqual([])
})

it('every script of package.json is told in README.md or docs/contributing.md, and no other one', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const guides = ['README.md', 'docs/contributing.md'].filter(exists).map(read).join('\n')
  const told = [...guides.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b/g)].map(([, name, short]) => name ?? short)
  expect([...new Set(told)].sort()).toEqual(Object.keys(scripts).sort())
})

describe('docs/operating.md', () => {
  const sections = new Map(
    read('docs/operating.md')
      .split(/^## /m)
      .map((section) => [section.split('\n', 1)[0], section]),
  )
  /** What stands between backticks in the first column of a section's tables. */
  const firstColumn = (section: string) =>
    [...(sections.get(section) ?? '').matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
    )
  const product = sourcesUnder('server').filter((path) => !path.includes('.test.'))

  it('tells every variable of the environment that is read, and no other one', () => {
    const asked = product
      .filter((path) => path.startsWith('server/config/'))
      .flatMap((path) => [...read(path).matchAll(/\bread\.\w+\(\s*'([A-Z0-9_]+)'/g)].map(([, name = '']) => name))
    expect(firstColumn('Configuration').sort()).toEqual([...new Set(asked)].sort())
  })

  it('tells every metric that is counted, and lines that are logged', () => {
    const code = product.map(read).join('\n')
    const counted = [...code.matchAll(/'((?:croupier|gateway)_[a-z_]+)'/g)].map(([, name = '']) => name)
    const told = firstColumn('Watching')
    const metrics = told.filter((word) => /^(croupier|gateway)_/.test(word))
    expect(metrics.sort()).toEqual([...new Set(counted)].sort())
    const lines = told.filter((word) => word.includes(' '))
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter((line) => !code.includes(line))).toEqual([])
  })
})
