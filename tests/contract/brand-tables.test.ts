import { describe, expect, it } from 'vitest'
import type { BrandSettings } from '../../server/platform/modules/sites/service.ts'
import { modules } from '../../server/platform/modules.ts'
import { made, staying } from './support/brand-tables.ts'
import { read } from './support/files.ts'
import { ownerOfTable } from './support/tables.ts'

/** Tables of brand data: their rows say of which brand they are. */
const ofBrands = [...read('server/platform/db/tables.ts').matchAll(/^ {2}(\w+): (\w+)$/gm)]
  .filter(([, , type]) => columnsOf(type ?? '').includes('merchant_id'))
  .map(([, table]) => table ?? '')
  .sort()

function columnsOf(type: string): string[] {
  const [, body = ''] =
    new RegExp(`^export interface ${type} \\{\\n(.*?)^\\}`, 'ms').exec(read('server/platform/db/tables.ts')) ?? []
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => column ?? '')
}

const settings = modules.flatMap((module) =>
  'brandSettings' in module
    ? Object.keys(module.brandSettings satisfies BrandSettings).map((table) => ({ module: module.name, table }))
    : [],
)

describe('a table of brand data, when a brand is opened as another one is,', () => {
  it('is copied, made anew or left where it is: one of them, and said which', () => {
    const said = [
      ...settings.map(({ table }) => table),
      ...Object.keys(made),
      ...staying.flatMap(({ tables }) => tables),
    ]
    expect(said.toSorted()).toEqual(ofBrands)
  })

  it('is copied by the word of the module that owns it', () => {
    const folder = (module: string) => module.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(settings.filter(({ module, table }) => ownerOfTable.get(table) !== folder(module))).toEqual([])
  })
})
