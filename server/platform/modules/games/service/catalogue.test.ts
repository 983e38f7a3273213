import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'
import { presentGame } from '../presenter.ts'
import { findGames } from '../repository.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

const list = async (query: Record<string, string | number>, more: { merchant?: string; language?: string } = {}) =>
  (await platform.call('listGames', { query: { pageSize: 100, ...query }, ...more })).value

/** Every page of a list, in its order. */
async function allOf(query: Record<string, string | number>) {
  const { games, totalPages } = await list(query)
  for (let pageNo = 2; pageNo <= totalPages; pageNo++) games.push(...(await list({ ...query, pageNo })).games)
  return games
}

const idOf = async (code: string) =>
  String(
    (await platform.context.database.raw<{ id: string }>('select id from merchants where code = $1', [code]))[0]?.id,
  )

it('finds a part of a name in either language, with or without accents, and in the filters beside it', async () => {
  const { games, totalItems } = await list({ search: 'rồng' })
  expect(totalItems).toBeGreaterThan(0)
  expect(await list({ search: 'RONG' })).toMatchObject({ totalItems, games })
  const slots = await list({ search: 'rong', gameType: 'RNG', vassalage: 'JL' })
  expect(slots.totalItems).toBeLessThan(totalItems)
  for (const game of slots.games) expect(game).toMatchObject({ gameType: 'RNG', vassalage: 'JL' })
  const english = (await list({ search: 'dragon' }, { language: 'en' })).games
  for (const { gameName } of english) expect(gameName.toLowerCase()).toContain('dragon')
  expect((await list({ search: '%' })).totalItems).toBe(0)
})

it('finds the games of a vendor by its name and its code, after those that are called so themselves', async () => {
  const { totalItems: all } = await list({ vassalage: 'JL' })
  for (const search of ['jili', 'JILI', 'jl']) {
    expect((await list({ search })).totalItems, search).toBeGreaterThanOrEqual(all)
  }
  const flags = (await allOf({ search: 'xổ số' })).map(({ gameName }) => gameName.toLowerCase().includes('xổ số'))
  expect(flags).toEqual(flags.toSorted((one, other) => Number(other) - Number(one)))
  // What another brand offers is found there alone.
  expect((await list({ search: 'jdb' })).totalItems).toBeGreaterThan(0)
  expect((await list({ search: 'jdb' }, { merchant: 'SAKURA' })).totalItems).toBe(0)
  expect((await list({ search: 'jili', vassalage: 'JDB' })).totalItems).toBe(0)
})

it('pages through every game once, in each order', async () => {
  const { totalItems } = await list({ gameType: 'RNG' })
  for (const sort of ['recommended', 'listedAt', '-listedAt', 'gameName', '-plays']) {
    const pages = Array.from({ length: Math.ceil(totalItems / 100) }, (_none, index) =>
      list({ gameType: 'RNG', sort, pageNo: index + 1 }),
    )
    const ids = (await Promise.all(pages)).flatMap(({ games }) => games.map(({ nodeId }) => nodeId))
    expect(new Set(ids).size, sort).toBe(totalItems)
  }
})

it('sorts names by the language they are read in', async () => {
  for (const language of ['vi', 'en']) {
    const names = (await list({ gameType: 'RNG', sort: 'gameName' }, { language })).games.map(({ gameName }) =>
      gameName
        .normalize('NFD')
        .replaceAll(/\p{Mark}/gu, '')
        .replaceAll(/[đĐ]/g, 'd')
        .toLowerCase(),
    )
    expect(names, language).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)))
  }
})

it('turns an order round', async () => {
  const firstOf = async (sort: string) => (await list({ gameType: 'RNG', sort, pageSize: 1 })).games[0]?.gameName
  expect(await firstOf('gameName')).not.toBe(await firstOf('-gameName'))
})

it('shows each brand its own games', async () => {
  const { games } = await list({ vassalage: 'JDB' })
  expect(games.length).toBeGreaterThan(0)
  expect((await list({ vassalage: 'JDB' }, { merchant: 'SAKURA' })).totalItems).toBe(0)
})

it('finds the same games of a vendor or sub-type as among all that a search finds', async () => {
  const everywhere = await allOf({ search: 'sen', sort: '-plays' })
  expect(everywhere.length).toBeGreaterThan(0)
  const vendors = new Set(everywhere.map(({ vassalage }) => vassalage))
  const kinds = new Set(everywhere.map(({ gameClassify }) => gameClassify))
  for (const vassalage of vendors)
    expect(await allOf({ search: 'sen', sort: '-plays', vassalage }), vassalage).toEqual(
      everywhere.filter((game) => game.vassalage === vassalage),
    )
  for (const gameClassify of kinds)
    if (gameClassify !== null)
      expect(await allOf({ search: 'sen', sort: '-plays', gameClassify }), gameClassify).toEqual(
        everywhere.filter((game) => game.gameClassify === gameClassify),
      )
})

it('tells the vendors of a category apart, and knows none that nobody offers', async () => {
  const slots = await allOf({ gameType: 'RNG', sort: 'gameName' })
  for (const vassalage of new Set(slots.map((game) => game.vassalage)))
    expect(await allOf({ gameType: 'RNG', sort: 'gameName', vassalage }), vassalage).toEqual(
      slots.filter((game) => game.vassalage === vassalage),
    )
  for (const vassalage of ['NOBODY', '__proto__', 'constructor'])
    expect(await list({ vassalage })).toMatchObject({ games: [], totalItems: 0 })
})

it('answers visitors lists, searches and games by their ids without asking the database', async () => {
  const [game] = (await list({ search: 'rong' })).games
  const filters: Record<string, string>[] = [
    {},
    { gameType: 'RNG' },
    { vassalage: 'JL' },
    { gameType: 'RNG', vassalage: 'JL' },
  ]
  const execute = vi.spyOn(platform.context.database.query.getExecutor(), 'executeQuery')
  try {
    for (const language of ['vi', 'en'])
      for (const sort of ['recommended', '-plays', 'gameName', '-listedAt'])
        for (const filter of filters) await list({ ...filter, sort, search: 'sen' }, { language })
    await list({ gameClassify: 'SC', pageNo: 2 })
    await platform.call('listGamesByIds', { query: { ids: String(game?.nodeId) } })
    expect(execute.mock.calls.map(([{ sql }]) => sql)).toEqual([])
  } finally {
    execute.mockRestore()
  }
})

it('answers as the database does: which games there are, in which order, and whether they can be started', async () => {
  const { raw, query } = platform.context.database
  const merchantId = await idOf('SENVANG')
  // Every case of the windows and of who closes a game, over as many games as there are.
  await raw(
    `with numbered as (select merchant_id, game_id, row_number() over (order by game_id) as n from merchant_games where merchant_id = $1)
     update merchant_games mine set
       availability = (array['OPEN', 'OPEN', 'MAINTENANCE', 'OFF'])[1 + n % 4],
       maintenance_from = case n % 5 when 1 then now() - interval '1 hour' when 2 then now() + interval '1 hour' when 3 then now() - interval '2 hours' end,
       maintenance_until = case n % 5 when 1 then now() + interval '1 hour' when 2 then now() + interval '2 hours' when 3 then now() - interval '1 hour' end
       from numbered where mine.merchant_id = numbered.merchant_id and mine.game_id = numbered.game_id`,
    [merchantId],
  )
  await raw(
    `update merchant_vendors set maintenance_from = now() - interval '1 hour', maintenance_until = now() + interval '1 hour'
      where merchant_id = $1 and vendor_code = (select min(vendor_code) from merchant_vendors where merchant_id = $1)`,
    [merchantId],
  )
  platform.context.events.publish({ type: 'site', merchantId, topic: 'games', version: 1 })
  const shown = await raw<{ game_id: string; state: string }>(
    `select mine.game_id, availability_at(games.availability, vendors.adapter is not null, offer.availability,
              offer.maintenance_from, offer.maintenance_until, mine.availability, mine.maintenance_from,
              mine.maintenance_until, $2) as state
       from merchant_games mine join games on games.id = mine.game_id join vendors on vendors.code = mine.vendor_code
       join merchant_vendors offer on offer.merchant_id = mine.merchant_id and offer.vendor_code = mine.vendor_code
      where mine.merchant_id = $1 and 'OFF' not in (games.availability, offer.availability, mine.availability)
      order by mine.position, mine.game_id`,
    [merchantId, platform.context.clock.now()],
  )
  const found = []
  for (let pageNo = 1; found.length < shown.length; pageNo++) {
    const { games, totalItems } = await list({ pageNo })
    expect(totalItems).toBe(shown.length)
    found.push(...games)
  }
  expect(found.map(({ nodeId, availability }) => ({ game_id: nodeId, state: availability }))).toEqual(shown)
  expect(new Set(found.map(({ availability }) => availability))).toEqual(new Set(['OPEN', 'MAINTENANCE']))
  // Field by field as the row that a game is started by.
  const ids = found.slice(0, 50).map(({ nodeId }) => nodeId)
  const rows = await findGames(query, { merchantId, at: platform.context.clock.now() }, ids)
  for (const language of ['vi', 'en'])
    expect((await platform.call('listGamesByIds', { query: { ids: ids.join(',') }, language })).value).toEqual(
      rows.map((row) => presentGame(row, language)),
    )
})

it('is forgotten when games of the brand change, and stays when those of another or its banners do', async () => {
  const { raw } = platform.context.database
  const [merchantId, other] = [await idOf('SAKURA'), await idOf('SENVANG')]
  const count = async () => (await list({}, { merchant: 'SAKURA' })).totalItems
  const before = await count()
  await raw(
    `update merchant_games set availability = 'OFF' where merchant_id = $1 and game_id =
       (select game_id from merchant_games where merchant_id = $1 and availability = 'OPEN' order by position limit 1)`,
    [merchantId],
  )
  platform.context.events.publish({ type: 'site', merchantId, topic: 'banners', version: 2 })
  platform.context.events.publish({ type: 'site', merchantId: other, topic: 'games', version: 2 })
  expect(await count()).toBe(before)
  platform.context.events.publish({ type: 'site', merchantId, topic: 'games', version: 3 })
  expect(await count()).toBe(before - 1)
})
