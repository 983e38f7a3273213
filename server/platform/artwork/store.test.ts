import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { race } from '../../../tests/support/race.ts'
import { createArtworkStore } from './store.ts'

let folder: string
let drawn: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artwork-'))
  drawn = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const place = () => {
  const [edition = ''] = readdirSync(join(folder, 'artwork'))
  return join(folder, 'artwork', edition)
}
const kept = () => readdirSync(place()).sort()
const keptBytes = () => kept().reduce((sum, file) => sum + statSync(join(place(), file)).size, 0)

/** Asks for a picture; says in `drawn` when it had to be drawn. */
const ask = (store: ReturnType<typeof createArtworkStore>, name: string) =>
  store.picture(name, async () => {
    drawn.push(name)
    return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text y="20">${name}</text></svg>`
  })

/** As if it had been asked for so many seconds ago. */
const age = (name: string, seconds: number) => {
  const then = new Date(Date.now() - seconds * 1000)
  utimesSync(join(place(), `${name}.webp`), then, then)
}

race('draws a picture once, also when two ask at once', async () => {
  const store = createArtworkStore(folder)
  await Promise.all([ask(store, 'one'), ask(store, 'one')])
  await ask(createArtworkStore(folder), 'one')
  expect(drawn).toEqual(['one'])
})

it('keeps no more bytes than the bound: what was not asked for the longest goes, and is drawn again when asked for', async () => {
  const size = (await ask(createArtworkStore(folder), 'one')).length
  const store = createArtworkStore(folder, size * 3.5)
  await ask(store, 'two')
  await ask(store, 'six')
  age('one', 300)
  age('two', 200)
  age('six', 100)
  await ask(store, 'one')
  await ask(store, 'ten')
  expect(kept()).toEqual(['one.webp', 'six.webp', 'ten.webp'])
  expect(keptBytes()).toBeLessThanOrEqual(size * 3.5)
  await ask(store, 'two')
  expect(drawn).toEqual(['one', 'two', 'six', 'ten', 'two'])
})

race('does not fill the disk when many pictures are drawn at once', async () => {
  const size = (await ask(createArtworkStore(folder), 'p00')).length
  const store = createArtworkStore(folder, size * 4)
  await Promise.all(Array.from({ length: 30 }, (_, index) => ask(store, `p${index + 10}`)))
  expect(keptBytes()).toBeLessThanOrEqual(size * 4 * 1.2)
})

it('takes away what older drawings left', async () => {
  mkdirSync(join(folder, 'artwork', 'edition-1'), { recursive: true })
  await ask(createArtworkStore(folder), 'one')
  expect(readdirSync(join(folder, 'artwork'))).not.toContain('edition-1')
})
