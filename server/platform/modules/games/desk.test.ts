import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVendor, seatPlayer } from '../../../../tests/money/support/hub88.ts'
import { startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'

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
const change = (body: object) => platform.call('updateOperatorGames', { token, body })
const changeVendors = (body: object) => platform.call('updateOperatorVendors', { token, body })
const idsOf = async (count: number, search: string) =>
  (await slots({ search })).games.slice(0, count).map(({ nodeId }) => nodeId)

describe('vendors at the desk', () => {
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

describe('games at the desk', () => {
  it('are turned off together or not at all', async () => {
    const ids = await idsOf(2, 'rong')
    expect(await change({ ids: [...ids, crypto.randomUUID()], availability: 'OFF' })).toMatchObject({ status: 404 })
    expect((await idsOf(2, 'rong')).toSorted()).toEqual(ids.toSorted())
    await change({ ids, availability: 'OFF' })
    expect(await idsOf(100, 'rong')).not.toEqual(expect.arrayContaining([ids[0]]))
    await change({ ids, availability: 'OPEN' })
  })

  it('are found by tag, and stand first where they are put', async () => {
    const [id = ''] = await idsOf(1, 'sen')
    await change({ ids: [id], addTags: ['tet', 'new'], position: 0 })
    await change({ ids: [id], removeTags: ['new'] })
    const found = await platform.call('listOperatorGames', { token, query: { tag: 'tet' } })
    expect(found.value.content).toMatchObject([{ id, tags: ['tet'], position: 0 }])
    expect((await slots()).games[0]?.nodeId).toBe(id)
    expect((await platform.call('listGameTags', { token })).value).toEqual(['tet'])
  })

  it('fill the places of the lobby in the order chosen', async () => {
    const ids = await idsOf(3, 'rong')
    await platform.call('setGameChoices', { token, params: { list: 'HOT' }, body: { ids } })
    const { list } = (await platform.call('listHotGames')).value
    expect(list.map(({ nodeId }) => nodeId)).toEqual(ids)
  })

  it('are changed by no support', async () => {
    const support = await platform.operator('support')
    const [id = ''] = await idsOf(1, 'rong')
    const answer = await platform.call('updateOperatorGames', {
      token: support,
      body: { ids: [id], availability: 'OFF' },
    })
    expect(answer).toMatchObject({ status: 403 })
  })
})

describe('bets at the desk', () => {
  it('are found by member, round and transaction, each with the orders of its vendor', async () => {
    const vendor = createVendor(platform)
    const player = await seatPlayer(platform, 100n)
    const bet = player.bet(10)
    const win = player.win(bet, 25)
    await vendor('/transaction/bet', bet)
    await vendor('/transaction/win', win)
    const found = async (query: Record<string, string>) =>
      (await platform.call('listOperatorBets', { token, query })).value.content.map(
        ({ transactionId }) => transactionId,
      )
    const stake = bet.transaction_uuid
    const memberId = player.member.id
    expect(await found({ round: bet.round })).toEqual([stake])
    expect(await found({ transactionId: stake })).toEqual([stake])
    expect(await found({ transactionId: win.transaction_uuid })).toEqual([stake])
    expect(await found({ memberId, state: 'SETTLED' })).toEqual([stake])
    expect(await found({ memberId, state: 'OPEN' })).toEqual([])
    const [row] = (await platform.call('listOperatorBets', { token, query: { memberId } })).value.content
    const detail = await platform.call('getOperatorBet', { token, params: { memberId, id: row?.id ?? '' } })
    expect(detail.value).toMatchObject({
      bet: { account: player.member.account, stake: '10.00', payout: '25.00' },
      vendorTransactions: [
        { kind: 'BET', outcome: 'SUCCESS', transactionId: stake },
        { kind: 'WIN', amount: '25.00', transactionId: win.transaction_uuid },
      ],
    })
  })

  it('of a whole brand are read by a month at most', async () => {
    const query = { from: '2020-01-01T00:00:00.000Z' }
    expect(await platform.call('listOperatorBets', { token, query })).toMatchObject({ status: 400, field: 'from' })
  })
})
