import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { exists, filesUnder, read, sourcesUnder } from './support/files.ts'

const decisions = filesUnder('docs/decisions').map((path) => path.split('/').at(-1) ?? '')
const documents = ['README.md', ...filesUnder('docs').filter((path) => path.endsWith('.md'))]
const folders = ['server', 'portal', 'admin', 'lottery', 'scripts', 'tests', 'graphql']
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

it('every script of package.json is told in README.md or docs/contributing.md, and no other one', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const guides = ['README.md', 'docs/contributing.md'].filter(exists).map(read).join('\n')
  const told = [...guides.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test))\b/g)].map(([, name, short]) => name ?? short)
  expect([...new Set(told)].sort()).toEqual(Object.keys(scripts).sort())
})
