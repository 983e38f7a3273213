import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { need } from '../../../../tests/support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import type { Database } from '../../db/connection.ts'
import type { LiveEvent } from '../../events/events.ts'

const SECOND = 1_000

describeOnEachDatabase('a schedule of what a brand tells', (open) => {
  let database: Database
  let platform: TestPlatform
  let token: string
  const told: LiveEvent[] = []
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    token = await platform.operator()
    platform.context.events.subscribe((event) => told.push(event))
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  const inSeconds = (seconds: number) => new Date(platform.clock.now().getTime() + seconds * SECOND).toISOString()
  const announce = (change: object) =>
    platform.call('createAnnouncement', {
      token,
      body: {
        promotionType: 'PU',
        execution: 'B',
        audience: 'ALL',
        isPublished: true,
        startsAt: null,
        endsAt: null,
        translations: [{ language: 'vi', title: 'Theo giờ', content: 'Nội dung' }],
        ...change,
      },
    })
  /** What is told by a round that comes now. */
  async function round() {
    told.length = 0
    await platform.context.content.schedule.tellDue()
    return told.map((event) => (event.type === 'site' ? event.topic : event.type))
  }
  const shown = async (types: string) =>
    need((await platform.call('listAnnouncements', { query: { types, execution: 'B' } })).value).content.map(
      ({ title }) => title,
    )

  it('is told to open pages in the second in which it begins and ends, and once', async () => {
    await round()
    await announce({ startsAt: inSeconds(100), endsAt: inSeconds(200) })
    expect(await round()).toEqual([])
    expect(await shown('PU')).not.toContain('Theo giờ')
    platform.clock.advance(99 * SECOND)
    expect(await round()).toEqual([])
    platform.clock.advance(2 * SECOND)
    expect(await round()).toEqual(['announcements'])
    expect(told).toMatchObject([{ merchantId: SENVANG }])
    expect(await shown('PU')).toContain('Theo giờ')
    expect(await round()).toEqual([])
    platform.clock.advance(100 * SECOND)
    expect(await round()).toEqual(['announcements'])
    expect(await shown('PU')).not.toContain('Theo giờ')
  })

  it('tells whoever shows notices too, and nobody of what is not published', async () => {
    await round()
    await announce({ promotionType: 'B', startsAt: inSeconds(5) })
    await announce({ isPublished: false, startsAt: inSeconds(5) })
    platform.clock.advance(6 * SECOND)
    expect(await round()).toEqual(['announcements', 'notices', 'notices'])
  })

  it('that is changed holds from then on', async () => {
    await round()
    const { value } = await announce({ startsAt: inSeconds(50) })
    await round()
    const { id: _id, changedAt: _changedAt, ...announcement } = value
    const body = { ...announcement, startsAt: inSeconds(10) }
    await platform.call('updateAnnouncement', { token, params: { id: value.id }, body })
    platform.clock.advance(11 * SECOND)
    expect(await round()).toEqual(['announcements'])
  })
})
