import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { together } from './together.ts'

it('answers all, each in its place', async () => {
  expect(await together([Promise.resolve(1), setTimeout(5, 'two')])).toEqual([1, 'two'])
})

it('throws the first failure, and not before all the others have ended', async () => {
  const ended: string[] = []
  const fail = async (after: number, name: string) => {
    await setTimeout(after)
    ended.push(name)
    throw new Error(name)
  }
  await expect(
    together([fail(20, 'late'), fail(5, 'first'), setTimeout(40).then(() => ended.push('well'))]),
  ).rejects.toThrow('first')
  expect(ended).toEqual(['first', 'late', 'well'])
})
