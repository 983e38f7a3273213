import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

const slots = async (query: Record<string, string> = {}) =>
  (await platform.call('listGames', { query: { gameType: 'RNG', pageSize: 100, ...query } })).value
const cardOf = async (code: string) =>
  (await platform.call('listVendors')).value.data.lanes
    .find(({ gameCategory }) => gameCategory === 'RNG')
    ?.cards.find(({ vassalage }) => vassalage === code)
const changeVendors = (body: object) => platform.call('updateOperatorVendors', { token, body })

describe('vendors of a brand, for its operators', () => {
  it('are shown in maintenance, then not at all, then again, each change in the audit log', async () => {
    await changeVendors({ ids: ['PG', 'JL'], availability: 'MAINTENANCE', reason: 'Bảo trì đêm' })
    expect(await cardOf('PG')).toMatchObject({ availability: 'MAINTENANCE' })
    await changeVendors({ ids: ['PG'], availability: 'OFF' })
    expect(await cardOf('PG')).toBeUndefined()
    expect((await slots({ vassalage: 'PG' })).totalItems).toBe(0)
    await changeVendors({ ids: ['PG', 'JL'], availability: 'OPEN' })
    expect(await cardOf('PG')).toMatchObject({ availability: 'OPEN' })
    const entries = await platform.call('listAuditEntries', {
      token,
      query: { subjectKind: 'vendors', subjectId: 'PG' },
    })
    expect(entries.value.content).toHaveLength(3)
    expect(entries.value.content[2]).toMatchObject({ reason: 'Bảo trì đêm', after: { availability: 'MAINTENANCE' } })
  })

  it('close by themselves in a window of maintenance and open after it', async () => {
    const now = platform.clock.now().getTime()
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
    await changeVendors({ ids: ['CQ9'], maintenance: { from: at(-1), until: at(5) } })
    const [game] = (await slots({ vassalage: 'CQ9' })).games
    expect(game).toMatchObject({ availability: 'MAINTENANCE', hasDemo: false })
    const vendor = await platform.call('getOperatorVendor', { token, params: { id: 'CQ9' } })
    expect(vendor.value).toMatchObject({ availability: 'OPEN', effective: 'MAINTENANCE', openGames: 0 })
    platform.clock.advance(6 * 60_000)
    expect((await slots({ vassalage: 'CQ9' })).games[0]).toMatchObject({ availability: 'OPEN' })
    await changeVendors({ ids: ['CQ9'], maintenance: null })
    expect(await changeVendors({ ids: ['CQ9'], maintenance: { from: at(2), until: at(1) } })).toMatchObject({
      status: 400,
      field: 'maintenance.until',
    })
  })

  it('stand in the lobby in the order they were given', async () => {
    await platform.call('orderOperatorVendors', { token, body: { ids: ['MG', 'JL'] } })
    const { content } = (await platform.call('listOperatorVendors', { token, query: { pageSize: 100 } })).value
    expect(content.slice(0, 3).map(({ id }) => id)).toEqual(['MG', 'JL', 'PG'])
  })

  it('are moved to a place, the others in their order; a place past the last is the last', async () => {
    const order = async (ids: string[], position: number) =>
      (await platform.call('orderOperatorVendors', { token, body: { ids, position } })).value.map(({ id }) => id)
    const before = await order(['JL'], 0)
    const [second, third] = before.slice(1)
    expect((await order(['JL'], 2)).slice(0, 3)).toEqual([second, third, 'JL'])
    const last = await order(['JL'], 1000)
    expect(last.at(-1)).toBe('JL')
    expect(last.toSorted()).toEqual(before.toSorted())
    expect(await order(['JL'], 0)).toEqual(before)
  })
})
