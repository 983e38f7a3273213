import { expect, test } from 'vitest'
import { createGatheredReads } from './gathered-reads.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

function recorder(answer: (key: string) => string = (key) => key.toUpperCase()) {
  const asked: (readonly string[])[] = []
  const read = createGatheredReads(async (keys: readonly string[]) => {
    asked.push(keys)
    return keys.map(answer)
  })
  return { asked, read }
}

test('what is asked for in one turn is read together, in its order, the same key for each who asks', async () => {
  const { asked, read } = recorder()
  const first = read('b')
  // Another socket's bytes, in the same turn.
  await Promise.resolve()
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const answers = await Promise.all([first, read('a'), read('b')])
  expect(answers).toEqual(['B', 'A', 'B'])
  expect(asked).toEqual([['b', 'a', 'b']])
})

test('nothing is kept: who asks later reads anew, also while an earlier read is on its way', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let state = 'before'
  const asked: string[] = []
  const read = createGatheredReads(async (keys: readonly string[]) => {
    const seen = state
    asked.push(seen)
    if (asked.length === 1) await held
    return keys.map(() => seen)
  })
  const early = read('token')
  await nextTurn()
  await nextTurn()
  state = 'after'
  expect(await read('token')).toBe('after')
  release()
  expect(await early).toBe('before')
})

test('more keys than one statement takes go in several', async () => {
  const { asked, read } = recorder()
  const keys = Array.from({ length: 600 }, (_none, index) => `k${index}`)
  expect(await Promise.all(keys.map(read))).toEqual(keys.map((key) => key.toUpperCase()))
  expect(asked.map(({ length }) => length)).toEqual([256, 256, 88])
})

test('what the read throws, all who asked for it get, and those after them are read', async () => {
  let isBroken = true
  const read = createGatheredReads(async (keys: readonly string[]) => {
    if (isBroken) throw new Error('no connection')
    return keys
  })
  const refused = await Promise.allSettled([read('a'), read('b')])
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await read('c')).toBe('c')
})
