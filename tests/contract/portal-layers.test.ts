import { describe, expect, it } from 'vitest'
import { filesUnder } from './support/files.ts'
import { describeImport, importsOf } from './support/imports.ts'

/** The folders of the portal from the lowest to the highest (decision 0029). What stands in the portal's own folder is above them. */
const layers: readonly string[] = [
  'lib',
  'ui',
  'i18n',
  'dialogs',
  'data',
  'apollo',
  'brand',
  'session',
  'kits',
  'layouts',
  'features',
]

/** Addresses are named from everywhere, and know nothing themselves. */
const addresses = 'portal/paths.ts'

const partsOf = (path: string) => path.split('/').slice(1)
const layerOf = (path: string) => {
  const [folder = '', ...rest] = partsOf(path)
  return rest.length === 0 ? layers.length : layers.indexOf(folder)
}
/** `cashier` of `portal/features/cashier/…`. */
const memberOf = (layer: string, path: string) => (partsOf(path)[0] === layer ? partsOf(path)[1] : undefined)

const files = filesUnder('portal').filter((path) => /\.tsx?$/.test(path) && !/^portal\/(vite\.|testing\/)/.test(path))
const imports = files
  .flatMap(importsOf)
  .filter(({ target }) => /^portal\/(?!testing\/)/.test(target) && target !== addresses)

describe('the portal', () => {
  it('has no folder beside its layers', () => {
    expect(files.filter((path) => layerOf(path) < 0)).toEqual([])
  })

  it('imports downwards alone', () => {
    const upwards = imports.filter(({ file, target }) => layerOf(target) > layerOf(file))
    expect(upwards.map(describeImport)).toEqual([])
  })

  it('has features that know nothing of each other', () => {
    const crossings = imports.filter(({ file, target }) => {
      const [from, to] = [memberOf('features', file), memberOf('features', target)]
      return from !== undefined && to !== undefined && from !== to
    })
    expect(crossings.map(describeImport)).toEqual([])
  })

  it('has a kit only for what several share', () => {
    const users = new Map<string, Set<string>>()
    for (const { file, target } of imports) {
      const kit = memberOf('kits', target)
      if (kit === undefined || kit === memberOf('kits', file)) continue
      const user =
        layerOf(file) === layers.length
          ? file
          : partsOf(file)
              .slice(0, partsOf(file)[0] === 'layouts' ? 1 : 2)
              .join('/')
      users.set(kit, (users.get(kit) ?? new Set()).add(user))
    }
    const kits = [...new Set(files.flatMap((path) => memberOf('kits', path) ?? []))]
    expect(kits.filter((kit) => (users.get(kit)?.size ?? 0) < 2)).toEqual([])
  })

  it('has addresses that know nothing', () => {
    expect(importsOf(addresses)).toEqual([])
  })
})
