import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeOperator, type RunningSimulator, startOperator, startSimulator } from '../support/fake-operator.ts'

let operator: FakeOperator
let simulator: RunningSimulator

beforeAll(async () => {
  operator = await startOperator()
  simulator = await startSimulator(operator)
})
afterAll(async () => {
  await simulator.close()
  await operator.close()
})

describe('operator API', () => {
  it('lists the games of the vendors that speak this protocol, page by page', async () => {
    const read = async (page: number) => {
      const { body } = await simulator.callAsOperator('list', { operator_id: 1, page, page_size: 1000 })
      return body as unknown as Record<string, unknown>[]
    }
    const pages = [await read(1), await read(2)]
    expect(pages[0]?.[0]).toMatchObject({
      game_code: 'jl_slot_golden_dragon_steady_1',
      names: { vi: 'Rồng Vàng', en: 'Golden Dragon' },
      category: 'Video Slots',
      product: 'JILI',
      rtp: '96.58',
    })
    const codes = pages.flat().map((game) => game.game_code)
    expect(codes).toHaveLength(2000)
    expect(new Set(codes).size).toBe(2000)
    expect(codes.filter((code) => String(code).startsWith('pg_'))).toEqual([])
    expect(await read(99)).toEqual([])
  })

  it('tells the jackpots of its vendors and the matches of the sports book, each with games to be played in', async () => {
    const { body } = await simulator.callAsOperator('../jackpots', { operator_id: 1, currency: 'VND' })
    expect((body.jackpots as unknown[])[0]).toEqual({
      product_code: 'JL',
      level: 'mini',
      names: { vi: 'Hũ Nhỏ', en: 'Mini pot' },
      currency: 'VND',
      amount: 50 * 1000 * 100_000,
      game_codes: expect.arrayContaining(['jl_slot_golden_dragon_jackpot_1']),
    })
    expect(await simulator.callAsOperator('../jackpots', { currency: 'ABC' })).toMatchObject({
      status: 400,
      body: { error: 'RS_ERROR_WRONG_CURRENCY' },
    })
    const told = (await simulator.callAsOperator('../sports/matches', { lang: 'vi', limit: 12 })).body
    const matches = told.matches as Record<string, unknown>[]
    expect(matches).toHaveLength(12)
    expect(matches[0]).toMatchObject({ score: [expect.any(Number), expect.any(Number)], clock: expect.any(String) })
    for (const { game_codes: codes } of matches) expect(String(codes)).toMatch(/_sports_/)
  })

  it('refuses a call whose signature is missing or over other bytes', async () => {
    const path = '/hub88/operator/generic/v2/game/list'
    const signatures: Record<string, string>[] = [{}, { 'x-hub88-signature': 'bm90IGEgc2lnbmF0dXJl' }]
    for (const headers of signatures) {
      const answer = await simulator.send(path, {}, headers)
      expect(answer).toMatchObject({ status: 401, body: { error: 'RS_ERROR_INVALID_SIGNATURE' } })
    }
  })

  it.each([
    ['an unknown game', { game_code: 'sim_nothing_1' }, 404, 'RS_ERROR_INVALID_GAME'],
    [
      'a game of a vendor with another protocol',
      { game_code: 'pg_slot_golden_dragon_steady_1' },
      404,
      'RS_ERROR_INVALID_GAME',
    ],
    ['a currency not served', { currency: 'ABC' }, 400, 'RS_ERROR_WRONG_CURRENCY'],
    ['a user without token', { token: undefined }, 400, 'RS_ERROR_WRONG_SYNTAX'],
    ['a lobby that is no web address', { lobby_url: 'javascript:alert(1)' }, 400, 'RS_ERROR_WRONG_SYNTAX'],
    ['a platform it does not know', { platform: 'GPL_WATCH' }, 400, 'RS_ERROR_WRONG_SYNTAX'],
  ])('refuses %s', async (_name, part, status, error) => {
    const launch = {
      user: 'demo01',
      token: 'a token of some length',
      game_code: 'jl_slot_deep_sea_bold_2',
      currency: 'VND',
      lang: 'vi',
    }
    expect(await simulator.callAsOperator('url', { ...launch, ...part })).toMatchObject({ status, body: { error } })
  })

  it('serves the game page for any frame, in the language of the launch, and asks the wallet for the balance', async () => {
    const game = await simulator.launch({ lang: 'en' })
    const page = await simulator.get(game, { accept: 'text/html' })
    expect(page.text).toContain('<html lang="en">')
    expect(page.headers.get('access-control-allow-origin')).toBe('*')
    expect(page.headers.get('x-frame-options')).toBeNull()
    expect(JSON.parse((await simulator.get(`${game}/state`)).text)).toEqual({ balance: operator.balance, wagers: [] })
    expect(operator.calls.map((call) => call.path)).toEqual(['user/info', 'user/balance'])
  })

  it('tells a round in full, only of the asked player, and draws it', async () => {
    const game = await simulator.launch()
    const { body } = await simulator.send(`${game}/spins`, { key: 'recall-me-later', stake: 1000 * 100_000 })
    const recall = await simulator.callAsOperator('round', { user: 'demo01', round: body.id })
    expect(recall.body.round).toMatchObject({
      round: body.id,
      stake: 1000 * 100_000,
      state: 'SETTLED',
      round_closed: true,
    })
    const page = await simulator.get(`/rounds/${String(body.id)}?lang=en`, { accept: 'text/html' })
    expect(page.text).toContain('Round in detail')
    expect(page.text.match(/<img src="[^"]*\/art\/jl_slot_golden_dragon_steady_1\//g)?.length).toBeGreaterThanOrEqual(
      15,
    )
    const other = await simulator.callAsOperator('round', { user: 'somebody else', round: body.id })
    expect(other.status).toBe(404)
  })
})
