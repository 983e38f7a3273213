import { expect, it } from 'vitest'
import { filesUnder } from './support/files.ts'
import { importsOf } from './support/imports.ts'

/** Circles that stand today and are to go, by one file of each. The list may only become shorter. */
const standing: readonly string[] = [
  // The catalogue asks the kinds of games for their rules, and the kinds ask the catalogue for their game.
  'server/simulator/games/kinds.ts',
]

const sources = (room: string) => filesUnder(room).filter((path) => /\.tsx?$/.test(path))

it.each(['portal', 'admin', 'server', 'lottery'])('%s has no files that import each other in a circle', (room) => {
  const circles = findCircles(sources(room)).filter((circle) => !circle.some((file) => standing.includes(file)))
  expect(circles).toEqual([])
})

it('names no circle that is gone', () => {
  const files = ['portal', 'admin', 'server', 'lottery'].flatMap((room) => findCircles(sources(room))).flat()
  expect(standing.filter((file) => !files.includes(file))).toEqual([])
})

/** Files that need each other to begin (types and what is loaded later left out), each set once, by Tarjan's way through a graph. */
function findCircles(files: readonly string[]): string[][] {
  const targets = new Map(
    files.map((file) => [file, importsOf(file).flatMap(({ target, isByValue }) => (isByValue ? [target] : []))]),
  )
  const place = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const own = place.size
    place.set(file, own)
    open.push(file)
    let low = own
    for (const target of targets.get(file) ?? []) {
      if (!targets.has(target)) continue
      if (!place.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, place.get(target) ?? low)
    }
    if (low === own) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle.sort())
    }
    return low
  }
  for (const file of files) if (!place.has(file)) visit(file)
  return circles
}
