import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type CallName, startPlatform, type TestPlatform } from '../../tests/support/platform.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform({ history: true })
  token = await platform.operator()
})
afterAll(() => platform.stop())

/** The statements of the database that some work needs. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const execute = vi.spyOn(platform.context.database.query.getExecutor(), 'executeQuery')
  try {
    await work()
    return execute.mock.calls.length
  } finally {
    execute.mockRestore()
  }
}

/** What the lobby asks for, and the statements one call needs when nothing is kept. */
const publicCalls: [CallName, Record<string, string | number>, number][] = [
  ['getSite', {}, 2],
  ['listBanners', { groupName: 'w_home', language: 'vi' }, 1],
  ['listAnnouncements', { types: 'B', language: 'vi' }, 2],
  ['listVendors', {}, 1],
  ['listHotGames', { language: 'vi' }, 1],
  ['listWinners', { limitNum: 20, language: 'vi' }, 1],
]

describe('public reads', () => {
  for (const [name, query, statements] of publicCalls)
    it(`${name} asks the database once for all who ask`, async () => {
      const ask = async () => expect((await platform.call(name, { query })).status).toBe(200)
      await ask()
      expect(await statementsOf(ask), 'kept').toBe(0)
      platform.context.events.publish({ type: 'site', merchantId: 'any', topic: 'banners', version: 1 })
      // The brand itself is read by the first call of any kind.
      await platform.call('getStatus')
      expect(await statementsOf(() => Promise.all(Array.from({ length: 20 }, ask)))).toBe(statements)
    })

  it('show a change at once, to readers of every language', async () => {
    const listed = async (language: string) =>
      (await platform.call('listBanners', { query: { groupName: 'w_home', language } })).value.map(({ title }) => title)
    const before = await listed('vi')
    await listed('en')
    const banner = {
      groupName: 'w_home',
      position: 0,
      isPublished: true,
      startsAt: null,
      endsAt: null,
      linkageType: 'NONE',
      url: null,
      pictures: [
        { language: 'vi', imageUrl: '/wps/artwork/banners/welcome-vi.webp', title: 'Mới' },
        { language: 'en', imageUrl: '/wps/artwork/banners/welcome-en.webp', title: 'New' },
      ],
    }
    const { value } = await platform.call('createBanner', { token, merchant: 'SENVANG', body: banner })
    expect(await listed('vi')).toEqual(['Mới', ...before])
    expect((await listed('en'))[0]).toBe('New')
    await platform.call('deleteBanner', { token, merchant: 'SENVANG', params: { id: value.id } })
    expect(await listed('vi')).toEqual(before)
  })
})
