import { describe, expect, it } from 'vitest'
import { type Arrows, arrowsByValue, circlesByValue, circlesIn } from './support/circles.ts'
import { filesUnder, sourcesUnder } from './support/files.ts'

describe('files', () => {
  it.each(['server', 'portal', 'admin', 'formats', 'lottery'])(
    'of %s import each other one way, never in a circle',
    (room) => {
      // With the scripts that are served to browsers as they stand.
      const files = filesUnder(room).filter((path) => /\.(tsx?|m?js)$/.test(path))
      expect(circlesByValue(files)).toEqual([])
    },
  )
})

describe('rooms of the simulator', () => {
  it('know each other one way', () => {
    const files = sourcesUnder('server/simulator').filter((path) => !/\.test\.ts$/.test(path))
    expect(circlesIn(betweenRooms(arrowsByValue(files)))).toEqual([])
  })
})

/** The arrows between folders: `games/slot` is one, like `play` or a file that stands beside the folders. */
function betweenRooms(arrows: Arrows): Arrows {
  const rooms = new Map<string, Set<string>>()
  for (const [file, targets] of arrows) {
    const room = roomOf(file)
    const known = rooms.get(room) ?? new Set<string>()
    for (const target of targets) if (roomOf(target) !== room) known.add(roomOf(target))
    rooms.set(room, known)
  }
  return rooms
}

function roomOf(path: string): string {
  const [first = '', second] = path.replace('server/simulator/', '').split('/')
  return first === 'games' && second ? `games/${second}` : first
}
