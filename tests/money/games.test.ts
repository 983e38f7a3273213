import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotGameIds, maxWinGameIds } from '../../server/seed/games-data.ts'
import { need } from '../support/need.ts'
import { SAKURA, SENVANG, startPlatform, type TestPlatform } from '../support/platform.ts'
import { createVendor, seatPlayer } from './support/hub88.ts'

describe('games', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ history: true })
  })
  afterAll(() => platform.stop())

  it('stand in one lane per category, in the order of the lobby', async () => {
    const { value } = await platform.call('listVendors')
    const order = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'COCKFIGHT', 'FISH', 'RNG', 'PVP', 'ESPORTS']
    expect(value.data.lanes.map(({ gameCategory }) => gameCategory)).toEqual(order)
    const cards = value.data.lanes.flatMap((lane) => lane.cards)
    expect(cards).toContainEqual(
      expect.objectContaining({
        vassalage: 'JL',
        gameType: 'RNG',
        gameCount: expect.any(Number),
        isGame: 'VASSALAGE',
        nodeId: null,
        availability: 'OPEN',
      }),
    )
    expect(cards.filter(({ gameCount, nodeId }) => (gameCount === 1) !== (nodeId !== null))).toEqual([])
  })

  it('of HOT and MXWIN are those the operator chose, in his order', async () => {
    const shown = async (call: 'listHotGames' | 'listMaxWinGames') => {
      const { value } = await platform.call(call)
      return (Array.isArray(value) ? value : value.list).map(({ nodeId }) => nodeId)
    }
    expect(await shown('listHotGames')).toEqual(hotGameIds)
    expect(await shown('listMaxWinGames')).toEqual(maxWinGameIds)
    const token = await platform.operator()
    const choose = (ids: readonly string[]) =>
      platform.call('setGameChoices', { token, params: { list: 'MXWIN' }, body: { ids } })
    const backwards = maxWinGameIds.toReversed()
    expect((await choose(backwards)).success).toBe(true)
    expect(await shown('listMaxWinGames')).toEqual(backwards)
    expect((await choose([])).success).toBe(true)
    expect(await shown('listMaxWinGames')).toEqual([])
  })

  it('are listed by category, vendor and name, accents or not', async () => {
    const all = await platform.call('listGames', { query: { gameType: 'RNG', pageSize: 24 } })
    expect(all.value.games).toHaveLength(24)
    expect(all.value.totalPages).toBe(Math.ceil(all.value.totalItems / 24))
    const found = async (search: string, more: Record<string, string> = {}) =>
      (await platform.call('listGames', { query: { search, ...more }, language: 'vi' })).value
    expect((await found('rồng vàng')).totalItems).toBeGreaterThan(3)
    expect((await found('RONG VANG')).totalItems).toBe((await found('rồng vàng')).totalItems)
    expect((await found('golden dragon')).totalItems).toBeGreaterThan(3)
    expect(
      (await found('dem', { vassalage: 'JL' })).games.every(
        ({ vassalage }: { vassalage: string }) => vassalage === 'JL',
      ),
    ).toBe(true)
    expect((await found('%')).totalItems).toBe(0)
    expect((await found('không có trò này')).games).toEqual([])
    expect(await platform.call('listGames', { query: { gameType: 'NONE' } })).toMatchObject({
      status: 400,
      field: 'gameType',
    })
  })

  it('come by their ids in the order asked for, unknown ones left out', async () => {
    const { value } = await platform.call('listHotGames', { language: 'en' })
    expect(value.list).toHaveLength(24)
    const ids = value.list.map(({ nodeId }: { nodeId: string }) => nodeId).reverse()
    const byIds = await platform.call('listGamesByIds', { query: { ids: [...ids, 'nonsense', SENVANG].join(',') } })
    expect(byIds.value.map(({ nodeId }: { nodeId: string }) => nodeId)).toEqual(ids)
  })

  it('are those of the brand', async () => {
    const theirs = (await platform.call('listGames', { merchant: 'SAKURA', query: { pageSize: 100 } })).value
    const vendors = new Set(theirs.games.map(({ vassalage }: { vassalage: string }) => vassalage))
    expect([...vendors].sort()).toEqual(['CQ9', 'JL', 'LOTT', 'PG', 'PT', 'TCG_LOTTO_VN', 'TCG_SEA'])
    const { token } = await platform.signedInMember({ merchantId: SAKURA })
    const mine = need(
      (await platform.call('listGames', { query: { vassalage: 'JDB', gameType: 'RNG' } })).value.games[0],
    )
    expect(
      await platform.call('launchGame', { token, merchant: 'SAKURA', body: { nodeId: mine.nodeId, device: 'WEB' } }),
    ).toMatchObject({ status: 404, code: 'GAME_NOT_FOUND' })
    expect((await platform.call('listGamesByIds', { merchant: 'SAKURA', query: { ids: mine.nodeId } })).value).toEqual(
      [],
    )
  })

  it('are lotteries by vendor in their prize mode, categories of a vendor, and tables, for callers without our portal', async () => {
    const { token } = await platform.signedInMember()
    const menus = (await platform.call('getLotteryMenus', { language: 'vi' })).value
    expect(menus.prizeMode).toBe('ELOTT')
    expect(menus.gameMenus.map(({ vassalage }) => vassalage).toSorted()).toEqual(['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'])
    const types = await platform.call('getVendorGameTypes', { token, query: { vassalage: 'JL' } })
    expect(types.value).toContainEqual(expect.objectContaining({ vassalage: 'JL', gameType: 'RNG' }))
    expect(await platform.call('listRooms', { token })).toMatchObject({
      status: 200,
      value: { rooms: expect.any(Array) },
    })
  })

  it('under maintenance say so and do not start', async () => {
    const { token } = await platform.signedInMember()
    // Bingo is shown, and has no engine yet.
    const game = need((await platform.call('listGames', { query: { gameClassify: 'BG' } })).value.games[0])
    expect(game).toMatchObject({ availability: 'MAINTENANCE', hasDemo: false })
    expect(await platform.call('launchGame', { token, body: { nodeId: game.nodeId, device: 'WEB' } })).toMatchObject({
      status: 503,
      code: 'GAME_MAINTENANCE',
    })
    expect(await platform.call('launchDemo', { body: { nodeId: game.nodeId, device: 'WEB' } })).toMatchObject({
      status: 503,
      code: 'GAME_MAINTENANCE',
    })
  })

  it('do not start while their vendor does not answer', async () => {
    const { token } = await platform.signedInMember()
    const game = need((await platform.call('listHotGames')).value.list[0])
    expect(await platform.call('launchGame', { token, body: { nodeId: game.nodeId, device: 'WEB' } })).toMatchObject({
      status: 503,
      code: 'VENDOR_UNAVAILABLE',
    })
  })

  it('become favourites and stop being so', async () => {
    const { token } = await platform.signedInMember()
    const { list } = (await platform.call('listHotGames')).value
    const [first, second] = [need(list[0]), need(list[1])]
    const body = ({ nodeId, vassalage, gameType }: typeof first) => ({ nodeId, vendor: vassalage, gameType })
    for (const game of [first, first, second])
      expect((await platform.call('addFavourite', { token, body: body(game) })).success).toBe(true)
    expect((await platform.call('listFavouriteIds', { token })).value.toSorted()).toEqual(
      [first.nodeId, second.nodeId].toSorted(),
    )
    await platform.call('removeFavourite', { token, body: body(first) })
    expect((await platform.call('listFavourites', { token })).value).toMatchObject({
      content: [{ nodeId: second.nodeId }],
      pageNum: 1,
      totalPages: 1,
    })
    expect(await platform.call('addFavourite', { token, body: { ...body(first), nodeId: SENVANG } })).toMatchObject({
      status: 404,
      code: 'GAME_NOT_FOUND',
    })
    expect(await platform.call('addFavourite', { body: body(first) })).toMatchObject({ status: 401 })
  })

  it('were won by members: the greatest wins of the week, names masked', async () => {
    const { value } = await platform.call('listWinners', { query: { limitNum: 10 } })
    expect(value.length).toBe(10)
    const amounts = value.map(({ winAmount }: { winAmount: string }) => Number(winAmount))
    expect(amounts).toEqual(amounts.toSorted((left: number, right: number) => right - left))
    for (const { customerName, currencySymbol } of value)
      expect([customerName, currencySymbol]).toEqual([expect.stringMatching(/^de\*\*\*\d$/), '₫'])
    expect((await platform.context.ledger.runTrialBalance()).mismatches).toEqual([])
  })

  it('remember what demo members did, in order, once', async () => {
    const token = await platform.signIn('demo02')
    const { value } = await platform.call('listBets', { token, query: { pageSize: 100 } })
    expect(value.totalItems).toBe(36)
    const newest = need(value.content[0])
    const detail = (await platform.call('getBet', { token, params: { id: newest.id } })).value
    expect(detail.outcome).toMatchObject({ round: newest.round, outcome: { spins: expect.any(Array) } })
    const statement = (await platform.call('listStatement', { token, query: { first: 100 } })).value.content as {
      at: string
      balanceBefore: string
      balanceAfter: string
    }[]
    for (const [index, entry] of statement.entries()) {
      const older = statement[index + 1]
      if (older === undefined) continue
      expect(entry.balanceBefore).toBe(older.balanceAfter)
      expect(entry.at >= older.at).toBe(true)
    }
    const { value: filtered } = await platform.call('listBets', { token, query: { gameType: 'LIVE' } })
    expect(filtered).toMatchObject({ totalItems: 0, totals: { stake: '0.00', profit: '0.00' } })
  })

  it('keep a bet from everybody but its player', async () => {
    const post = createVendor(platform)
    const seat = await seatPlayer(platform, 100n)
    await post('/transaction/bet', seat.bet(10))
    const { rows } = await platform.context.games.listBets(seat.player, {}, { limit: 1, offset: 0 })
    const { token } = await platform.signedInMember()
    expect(await platform.call('getBet', { token, params: { id: rows[0]?.id ?? '' } })).toMatchObject({
      status: 404,
      code: 'BET_NOT_FOUND',
    })
    // Two of this brand's vendors keep wallets themselves.
    expect(await platform.call('getMerchantWallet', { token })).toMatchObject({ value: { isSingle: false } })
  })

  it('are in the books: a bet or deposit that differs from its transfers is named', async () => {
    const { database, context } = platform
    const namesAfter = async (change: string, undo: string) => {
      await database.script(change)
      const { mismatches } = await context.ledger.runTrialBalance()
      await database.script(undo)
      return mismatches.map(({ check }) => check)
    }
    const one = 'where id = (select id from bets order by id limit 1)'
    expect(
      await namesAfter(`update bets set payout = payout + 1 ${one}`, `update bets set payout = payout - 1 ${one}`),
    ).toEqual(['bets equal their transfers'])
    const lost = `where (merchant_id, member_id, id) in (select merchant_id, member_id, id from ledger_transfers
      where document_kind = 'bet' and outcome = 'POSTED' order by id limit 1)`
    expect(
      await namesAfter(
        `update ledger_transfers set document_id = 'lost ' || document_id ${lost}`,
        `update ledger_transfers set document_id = replace(document_id, 'lost ', '') ${lost}`,
      ),
    ).toEqual(['bets equal their transfers', 'bets equal their transfers'])
    const deposit = "where id = (select id from deposits where state = 'CREDITED' order by id limit 1)"
    expect(
      await namesAfter(
        `update deposits set credited_amount = credited_amount + 1 ${deposit}`,
        `update deposits set credited_amount = credited_amount - 1 ${deposit}`,
      ),
    ).toEqual(['credited deposits equal their transfers'])
    expect((await context.ledger.runTrialBalance()).mismatches).toEqual([])
  })

  it('find rows by index, not by reading tables', async () => {
    const plan = async (sql: string) => {
      const rows = await platform.database.raw<{ 'QUERY PLAN': string }>(`explain ${sql}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    await platform.database.script('analyze')
    const owner = `merchant_id = '${SENVANG}' and member_id = '${SENVANG}'`
    expect(await plan(`select * from bets where ${owner} order by placed_at desc, id desc limit 20`)).toContain(
      'bets_placed',
    )
    expect(await plan(`select * from bets where source = 'hub88' and transaction_id = 'x'`)).toContain(
      'bets_transaction',
    )
    expect(await plan(`select * from bets where source = 'hub88' and round = 'x'`)).toContain('bets_round')
    // Whoever has most of them: by a member without any, two indexes cost the same.
    const [busiest] = await platform.database.raw<{ member_id: string }>(
      `select member_id from ledger_entries where merchant_id = '${SENVANG}' and account = 'CASH'
        group by member_id order by count(*) desc, member_id limit 1`,
    )
    const entries = `select * from ledger_entries where merchant_id = '${SENVANG}' and member_id = '${busiest?.member_id}' and currency = 'VND' and account = 'CASH' and version is not null`
    const newest = 'order by version desc limit 20'
    expect(await plan(`${entries} ${newest}`)).toContain('ledger_entries_statement')
    expect(await plan(`${entries} and kind in ('DEPOSIT', 'BONUS') ${newest}`)).toContain('ledger_entries_rare_kinds')
    expect(await plan("select * from deposits where transfer_code = 'x' for update")).toMatch(
      /deposits_code|Seq Scan on deposits/,
    )
  })
})
