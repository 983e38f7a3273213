import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

const list = async (query: Record<string, string | number>, more: { merchant?: string; language?: string } = {}) =>
  (await platform.call('listGames', { query: { pageSize: 100, ...query }, ...more })).value

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

it('searches without asking the database for more than the page', async () => {
  await list({ search: 'rong' })
  const execute = vi.spyOn(platform.context.database.query.getExecutor(), 'executeQuery')
  try {
    await list({ search: 'sen' })
    expect(execute.mock.calls.length).toBe(1)
  } finally {
    execute.mockRestore()
  }
})
