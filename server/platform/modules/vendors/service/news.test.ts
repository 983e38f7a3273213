import { expect, it, vi } from 'vitest'
import { createReader } from './news.ts'

function start(read: () => Promise<readonly string[]>) {
  let now = 0
  const asked = vi.fn(read)
  const failed = vi.fn()
  return {
    asked,
    failed,
    look: createReader(asked, () => now, failed),
    pass: (milliseconds: number) => (now += milliseconds),
  }
}

it('asks the vendor once for all who look within seconds', async () => {
  const { asked, look, pass } = start(async () => ['a'])
  expect(await Promise.all([look(), look()])).toEqual([['a'], ['a']])
  pass(4_000)
  await look()
  expect(asked).toHaveBeenCalledTimes(1)
})

it('lets nobody wait who can be told what was known a moment ago', async () => {
  const answers = [Promise.resolve(['old']), new Promise<string[]>(() => undefined)]
  const { look, pass } = start(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  expect(await look()).toEqual(['old'])
  pass(6_000)
  expect(await look()).toEqual(['old'])
  expect(await look()).toEqual(['old'])
})

it('tells nothing of a vendor that has not answered for a minute, and asks it again in time', async () => {
  let isUp = true
  const { asked, failed, look, pass } = start(async () => {
    if (!isUp) throw new Error('down')
    return ['a']
  })
  await look()
  isUp = false
  pass(61_000)
  expect(await look()).toEqual([])
  expect(await look()).toEqual([])
  expect([asked.mock.calls.length, failed.mock.calls.length]).toEqual([2, 1])
  isUp = true
  pass(5_000)
  expect(await look()).toEqual(['a'])
})
