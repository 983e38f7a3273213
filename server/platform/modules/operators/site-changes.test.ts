import { afterAll, beforeAll, expect, it } from 'vitest'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import type { LiveEvent } from '../../events/events.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

/** What open pages are told while something is done. */
async function toldBy(work: () => Promise<unknown>): Promise<LiveEvent[]> {
  const told: LiveEvent[] = []
  const end = platform.context.events.subscribe((event) => told.push(event))
  await work()
  end()
  return told.filter(({ type }) => type === 'site')
}

it('what operators change of the public site is told to open pages, and what they may not change is not', async () => {
  const mission = (await platform.call('listOperatorMissions', { token })).value.find(({ until }) => until === null)
  expect(mission).toBeDefined()
  const end = (by: string) =>
    platform.call('endMission', { token: by, params: { code: mission?.code ?? '' }, body: { reason: 'Hết tháng' } })
  const support = await platform.operator('support')
  expect(await toldBy(() => end(support))).toEqual([])
  expect(await toldBy(() => end(token))).toMatchObject([{ merchantId: SENVANG, topic: 'rewards' }])
})
