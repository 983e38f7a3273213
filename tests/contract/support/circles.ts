import { parseSync } from 'oxc-parser'
import { read } from './files.ts'
import { resolveTarget } from './imports.ts'

/** What leads where: files, or whatever they are put together as. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Which of these files import which others of them by value. Imports of types are left out, since nothing is loaded for them, and so
 * are those made by `import()`: they wait until somebody asks.
 */
export function arrowsByValue(files: readonly string[]): Arrows {
  const known = new Set(files)
  return new Map(files.map((file) => [file, new Set(targetsOf(file).filter((target) => known.has(target)))]))
}

/** The circles by value among files, each once as `a -> b -> a`; a file in several is told in the shortest. */
export function circlesByValue(files: readonly string[]): string[] {
  return circlesIn(arrowsByValue(files))
}

/** The circles among arrows, each once as `a -> b -> a`. */
export function circlesIn(arrows: Arrows): string[] {
  const told = new Set<string>()
  return [...arrows.keys()].flatMap((start) => {
    const way = told.has(start) ? undefined : wayBack(arrows, start)
    for (const each of way ?? []) told.add(each)
    return way ? [way.join(' -> ')] : []
  })
}

/** The shortest way from a place back to itself. */
function wayBack(arrows: Arrows, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (const place of waiting) {
    for (const next of arrows.get(place) ?? []) {
      if (next === start) return [...wayTo(cameFrom, place), start]
      if (cameFrom.has(next)) continue
      cameFrom.set(next, place)
      waiting.push(next)
    }
  }
  return undefined
}

function wayTo(cameFrom: ReadonlyMap<string, string>, place: string): string[] {
  const before = cameFrom.get(place)
  return before === undefined ? [place] : [...wayTo(cameFrom, before), place]
}

function targetsOf(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, read(file)).module
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : []))
  return [...imported, ...passedOn].map((specifier) => resolveTarget(file, specifier))
}
