import { describe, expect, it } from 'vitest'
import { read, sourcesUnder } from './support/files.ts'
import { blank, findLines } from './support/source.ts'

const mostLines = 400
const folders = ['server', 'portal', 'admin', 'formats', 'lottery', 'scripts', 'tests']
const sources = sourcesUnder(...folders).filter((path) => path !== 'tests/contract/leftovers.test.ts')
const typed = sources.filter((path) => /\.tsx?$/.test(path))

describe('leftovers', () => {
  it('no note to do something later', () => {
    expect(sources.flatMap((path) => findLines(path, read(path), /\b(TODO|FIXME|HACK)\b/g))).toEqual([])
  })

  it('no test that is switched off, or on alone', () => {
    const pattern = /\b(describe|it|test)(\.\w+)*\.(only|skip|todo|fixme|fails)\b|\b(fdescribe|fit|xdescribe|xit)\(/g
    expect(sources.flatMap((path) => findLines(path, blank(read(path), { strings: true }), pattern))).toEqual([])
  })

  it('no any, and no silenced compiler', () => {
    const anyType = /(?::|<|,|\||&|\bas\b|=)\s*any\b(?!\s*[(:])/g
    const found = typed.flatMap((path) => [
      ...findLines(path, blank(read(path), { strings: true }), anyType),
      ...findLines(path, read(path), /@ts-(ignore|nocheck|expect-error)\b/g),
    ])
    expect(found).toEqual([])
  })

  it(`no file over ${mostLines} lines without a line "Long on purpose: …"`, () => {
    const long = sources
      .map((path) => ({ path, text: read(path) }))
      .filter(({ text }) => text.split('\n').length > mostLines && !text.includes('Long on purpose: '))
      .map(({ path, text }) => `${path}: ${text.split('\n').length} lines`)
    expect(long).toEqual([])
  })

  it('no days or clocks of a zone but in one place of the platform', () => {
    const product = sources.filter((path) => path.startsWith('server/platform/') && !path.includes('.test.'))
    const others = product.filter((path) => path !== 'server/platform/lib/local-day.ts')
    const pattern = /Intl\.DateTimeFormat|temporal-polyfill|T00:00:00[+-]/g
    expect(others.flatMap((path) => findLines(path, read(path), pattern))).toEqual([])
  })

  it('no empty catch that hides a failure', () => {
    const silent = /catch\s*(\([^)]*\))?\s*\{\s*(return\s+null\s*;?\s*)?\}|\.catch\(\s*\(\)\s*=>\s*null\s*\)/g
    const product = sources.filter(
      (path) => !path.startsWith('tests/') && !path.startsWith('scripts/') && !path.includes('.test.'),
    )
    expect(product.flatMap((path) => findLines(path, read(path), silent))).toEqual([])
  })
})
