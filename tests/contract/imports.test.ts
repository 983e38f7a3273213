import { describe, expect, it } from 'vitest'
import { read, sourcesUnder } from './support/files.ts'
import { describeImport, type Import, importsOf } from './support/imports.ts'
import { blank, findLines } from './support/source.ts'

const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/testing/')
const roomOf = (path: string) => /^server\/(gateway|platform|simulator)\//.exec(path)?.[1]
/** A module, or its operators' side, which stands above all modules: `sites`, `sites/operator`. */
const moduleOf = (path: string) => /^server\/platform\/modules\/([^/]+(?:\/operator(?=\/))?)/.exec(path)?.[1]
/** The name of a file or folder within its module or operators' side. */
const layerOf = (path: string) =>
  /^server\/platform\/modules\/[^/]+\/(?:operator\/)?([^/]+?)(\.ts|\/.*)$/.exec(path)?.[1]
const domainOf = (path: string) => moduleOf(path)?.split('/')[0]
const isOperatorSide = (path: string) => moduleOf(path)?.endsWith('/operator') === true
/** Says what a module brings, its operators' side included; nobody but the list of modules imports it. */
const isModuleFile = (path: string) => moduleOf(path) !== undefined && layerOf(path) === 'module'

const serverImports = sourcesUnder('server').flatMap(importsOf)
const productImports = serverImports.filter(({ file }) => !isTest(file))

/** Imports that go from one platform module into another, or between a module and its operators' side. */
const betweenModules = productImports.filter(({ file, target }) => {
  const [from, to] = [moduleOf(file), moduleOf(target)]
  return from !== undefined && to !== undefined && from !== to && !isModuleFile(file)
})

describe('imports', () => {
  it('keep gateway, platform and simulator apart', () => {
    const crossings = productImports.filter(({ file, target }) => {
      const [from, to] = [roomOf(file), roomOf(target)]
      return from !== undefined && to !== undefined && from !== to
    })
    expect(crossings.map(describeImport)).toEqual([])
  })

  it('keep portal and console away from the server and from each other', () => {
    const crossings = ['portal', 'admin'].flatMap((app) =>
      sourcesUnder(app)
        .flatMap(importsOf)
        .filter(({ target }) => /^(server|portal|admin)\//.test(target) && !target.startsWith(`${app}/`)),
    )
    expect(crossings.map(describeImport)).toEqual([])
  })

  it('keep the rules of the lotteries pure', () => {
    const crossings = sourcesUnder('lottery')
      .flatMap(importsOf)
      .filter(({ target }) => !/^(lottery\/|@noble\/|vitest$|fast-check$)/.test(target))
      .filter(({ file, target }) => !(isTest(file) && target.startsWith('locales/')))
    expect(crossings.map(describeImport)).toEqual([])
  })

  it('give portal and console the rules of the lotteries, not their tests', () => {
    const tools = ['portal', 'admin'].flatMap((app) =>
      sourcesUnder(app)
        .flatMap(importsOf)
        .filter(({ target }) => target.startsWith('lottery/') && !/^lottery\/(core|families|fairness)\//.test(target)),
    )
    expect(tools.map(describeImport)).toEqual([])
  })

  it('let product code use no test code', () => {
    const crossings = productImports.filter(({ target }) => /^tests\//.test(target) || isTest(target))
    expect(crossings.map(describeImport)).toEqual([])
  })

  it('let pure helpers know no domain, database or HTTP', () => {
    const upwards = productImports.filter(
      ({ file, target }) =>
        file.startsWith('server/platform/lib/') && /^server\/platform\/(modules|db|http|jobs)\//.test(target),
    )
    expect(upwards.map(describeImport)).toEqual([])
  })

  it('let platform modules meet only through service.ts (schema.ts may share shapes)', () => {
    const sideDoors = betweenModules
      .filter(({ file, target }) => domainOf(file) !== domainOf(target))
      .filter(({ target }) => !['service', 'schema'].includes(layerOf(target) ?? ''))
    expect(sideDoors.map(describeImport)).toEqual([])
  })

  it("keep the operators' side of every domain above all domains", () => {
    const downwards = betweenModules.filter(({ file, target }) => !isOperatorSide(file) && isOperatorSide(target))
    expect(downwards.map(describeImport)).toEqual([])
  })

  it('let nobody but the list of modules read what a module brings', () => {
    const readers = productImports.filter(
      ({ file, target }) => isModuleFile(target) && file !== 'server/platform/modules.ts',
    )
    expect(readers.map(describeImport)).toEqual([])
  })

  it('let platform modules meet without cycles', () => {
    expect(findCycles(betweenModules)).toEqual([])
  })

  it('leave the environment to server/config/env.ts', () => {
    const elsewhere = sourcesUnder('server', 'portal', 'admin')
      .filter((path) => path !== 'server/config/env.ts' && !isTest(path) && !path.endsWith('.config.ts'))
      .flatMap((path) =>
        findLines(path, blank(read(path), { strings: false }), /\bprocess\s*\.\s*env\b|\bprocess\s*\[/g),
      )
    expect(elsewhere).toEqual([])
  })
})

/** Cycles among the modules, each as `a -> b -> a`, every module being reported in one cycle at most. */
function findCycles(imports: Import[]): string[] {
  const edges = new Map<string, Set<string>>()
  for (const { file, target } of imports) {
    const from = moduleOf(file) ?? ''
    edges.set(from, (edges.get(from) ?? new Set()).add(moduleOf(target) ?? ''))
  }
  const cycles: string[] = []
  const finished = new Set<string>()
  const visit = (module: string, path: string[]) => {
    const seenAt = path.indexOf(module)
    if (seenAt >= 0) cycles.push([...path.slice(seenAt), module].join(' -> '))
    if (seenAt >= 0 || finished.has(module)) return
    for (const next of edges.get(module) ?? []) visit(next, [...path, module])
    finished.add(module)
  }
  for (const module of edges.keys()) visit(module, [])
  return cycles
}
