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
const change = (body: object) => platform.call('updateOperatorGames', { token, body })
const idsOf = async (count: number, search: string) =>
  (await slots({ search })).games.slice(0, count).map(({ nodeId }) => nodeId)

describe('games of a brand, for its operators', () => {
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
