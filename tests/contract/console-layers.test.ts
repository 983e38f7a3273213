import { describe, expect, it } from 'vitest'
import { read, sourcesUnder } from './support/files.ts'
import { describeImport, type Import, importsOf } from './support/imports.ts'

/** The folders of the console from the ground up: each may use those of the rows above it, and its own. */
const floors = [
  ['lib'],
  ['providers'],
  ['fields'],
  ['inputs'],
  // What several resources and pages share of one subject.
  ['kits'],
  ['dashboard', 'pages', 'resources'],
  // The frame around all pages.
  ['layout'],
  ['App.tsx', 'main.tsx', 'vite.config.ts'],
  // What tests of the console share.
  ['testing'],
]

/** The first folder of a file within the console, or the file itself. */
const folderOf = (path: string) => path.split('/')[1] ?? ''
const floorOf = (path: string) => floors.findIndex((folders) => folders.includes(folderOf(path)))
/** What stands for itself: `resources/members`, `pages/books`; the table of contents belongs to nobody. */
const roomOf = (path: string) => /^admin\/(resources|pages|dashboard)\/[^/]+(?=\/)|^admin\/dashboard/.exec(path)?.[0]

const imports = sourcesUnder('admin')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .flatMap(importsOf)
const inside = imports.filter(({ target }) => target.startsWith('admin/'))

describe('the console', () => {
  it('has no folder that is on no floor', () => {
    expect(sourcesUnder('admin').filter((path) => floorOf(path) < 0)).toEqual([])
  })

  it('builds each floor on those below it', () => {
    const upwards = inside.filter(({ file, target }) => floorOf(target) > floorOf(file))
    expect(upwards.map(describeImport)).toEqual([])
  })

  it('lets resources and pages meet in shared folders only', () => {
    const sideways = inside.filter(({ file, target }) => {
      const [from, to] = [roomOf(file), roomOf(target)]
      return from !== undefined && to !== undefined && from !== to
    })
    expect(sideways.map(describeImport)).toEqual([])
  })

  it('shows and edits records through pages that say why one could not be read', () => {
    const own = /<(Show|Edit)\b/
    const direct = sourcesUnder('admin').filter(
      (path) => own.test(read(path)) && !path.includes('/kits/records/Record'),
    )
    expect(direct).toEqual([])
  })

  it('makes forms that keep what was typed when their record changes', () => {
    const own = /import (?!type)\{[^}]*\b(SimpleForm|TabbedForm|Form)\b[^}]*\} from 'react-admin'/
    const direct = sourcesUnder('admin').filter((path) => own.test(read(path)) && !isFormOfTheHouse(path))
    expect(direct).toEqual([])
  })

  it('asks the fields whether anything was typed: the form itself may say so after its record was read again', () => {
    const own = /\bisDirty\b[^=\n]*= useFormState\(/
    expect(sourcesUnder('admin').filter((path) => own.test(read(path)))).toEqual([])
  })

  it('names the colour of a text as the library knows it: of another name it takes no notice', () => {
    const unknown = /\bcolor="(text|primary|error|warning|success)\.\w+"/
    expect(sourcesUnder('admin').filter((path) => unknown.test(read(path)))).toEqual([])
  })

  it('goes in no circle', () => {
    expect(circles(inside.filter(({ isTypeOnly }) => !isTypeOnly))).toEqual([])
  })
})

/** The house's own forms, and tests of parts that stand in any. */
const isFormOfTheHouse = (path: string) => path.startsWith('admin/kits/forms/') || path.includes('.test.')

/** Files that need each other before either is there, each circle as `a -> b -> a`; a file is reported once. */
function circles(edges: readonly Import[]): string[] {
  const needs = new Map<string, string[]>()
  for (const { file, target } of edges) needs.set(file, [...(needs.get(file) ?? []), target])
  const found: string[] = []
  const finished = new Set<string>()
  const visit = (file: string, path: readonly string[]) => {
    const seenAt = path.indexOf(file)
    if (seenAt >= 0) found.push([...path.slice(seenAt), file].join(' -> '))
    if (seenAt >= 0 || finished.has(file)) return
    for (const target of needs.get(file) ?? []) visit(target, [...path, file])
    finished.add(file)
  }
  for (const file of needs.keys()) visit(file, [])
  return found
}
