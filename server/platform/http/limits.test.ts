import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPlatform, type TestPlatform } from '../../../tests/support/platform.ts'

const POINTS = 4
const ip = '198.51.100.7'

let platform: TestPlatform
beforeAll(async () => {
  const limits = { call: { points: POINTS, seconds: 60 }, memberCall: { points: 2 * POINTS, seconds: 60 } }
  platform = await startPlatform({ overrides: { limits } })
})
afterAll(() => platform.stop())

/** How many of a number of calls at once were served. */
async function served(count: number, token?: string): Promise<number> {
  const calls = Array.from({ length: count }, () => platform.call('getMember', { ip, ...(token && { token }) }))
  return (await Promise.all(calls)).filter(({ status }) => status !== 429).length
}

it('who is signed in shares no limit with those behind the same address, and has one of his own', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => platform.signedInMember()))
  // One after the other, as an address has few calls under way at once.
  for (let round = 0; round < 2 * POINTS; round++)
    for (const { token } of people) expect(await served(1, token)).toBe(1)
  expect(await served(1, people[0]?.token)).toBe(0)
  expect(await served(1, (await platform.signedInMember()).token)).toBe(1)
})

it('tokens that are none are counted by address, also a hundred at once, and visitors apart from them', async () => {
  expect(await served(100, 'a-token-that-nobody-was-given')).toBe(POINTS)
  expect(await served(100)).toBe(POINTS)
})
