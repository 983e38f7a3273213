import { expect, it } from 'vitest'
import { filesUnder, read } from './support/files.ts'
import { blank, findLines } from './support/source.ts'

it('no operator gives points by hand: they are money to be, and such a deed would have to take two (decision 0076)', () => {
  const sides = filesUnder('server/platform/modules').filter(
    (path) => /\/operator\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'),
  )
  expect(sides.length).toBeGreaterThan(100)
  const calls = sides.flatMap((path) => findLines(path, blank(read(path), { strings: false }), /\bgivePoints\(/g))
  expect(calls).toEqual([])
})
