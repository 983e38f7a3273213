import { afterEach, expect, it } from 'vitest'
import { failWith } from './testing/fake-wps.ts'
import { startGateway, type TestGateway } from './testing/gateway.ts'
import type { CallName } from './wps/types.ts'

let gateway: TestGateway
afterEach(() => gateway.close())

const token = 'token-of-a-member'

/** A page of the platform. */
const pageOf = (content: readonly unknown[]) => ({
  content,
  pageNum: 1,
  pageSize: 100,
  totalPages: 1,
  totalItems: content.length,
})

const lane = (gameCategory: string, vendors: readonly string[]) => ({
  gameCategory,
  cards: vendors.map((vassalage) => ({
    vassalage,
    gameType: gameCategory,
    displayName: `${vassalage} ${gameCategory}`,
  })),
})

/** A hundred rows that name three things in turn: the platform knows the first two of them. */
const names = Array.from({ length: 100 }, (_, index) => ['known-1', 'known-2', 'gone'][index % 3] ?? '')
const rows = <Row extends object>(row: (name: string) => Row) =>
  names.map((name, index) => ({ id: `row-${index}`, ...row(name) }))
const known = ['known-1', 'known-2'].map((id) => ({
  id,
  nodeId: id,
  gameCode: id,
  vassalage: 'JL',
  gameType: 'RNG',
  gameName: `name of ${id}`,
  title: `name of ${id}`,
  name: `name of ${id}`,
}))

interface EdgeCase {
  /** The rows that lead somewhere: how they are asked for, and the call that answers with them. */
  readonly list: string
  readonly from: CallName
  readonly answer: unknown
  /** The edge with a name of what it leads to, and the call that it may make once. */
  readonly edge: string
  readonly selection: string
  readonly to: CallName
  readonly found: unknown
}

const menus = { gameMenus: [{ accountTypeName: 'House', vassalage: 'HOUSE', games: known }] }

const edges: readonly EdgeCase[] = [
  {
    list: 'bets(page: { pageSize: 100 }) { items',
    from: 'listBets',
    answer: { ...pageOf(rows((nodeId) => ({ nodeId }))), totals: {} },
    edge: 'game',
    selection: 'name',
    to: 'listGamesByIds',
    found: known,
  },
  {
    list: 'deposits(page: { pageSize: 100 }) { items',
    from: 'listDeposits',
    answer: pageOf(rows((channelId) => ({ channelId }))),
    edge: 'channel',
    selection: 'name',
    to: 'listChannels',
    found: known,
  },
  {
    list: 'promotionClaims(page: { pageSize: 100 }) { items',
    from: 'listPromotionClaims',
    answer: pageOf(rows((promotionId) => ({ promotionId }))),
    edge: 'promotion',
    selection: 'name: title',
    to: 'listPromotions',
    found: known,
  },
  {
    list: 'raffleSpins(page: { pageSize: 100 }) { items',
    from: 'listRaffleSpins',
    answer: pageOf(rows((raffleId) => ({ raffleId }))),
    edge: 'raffle',
    selection: 'name: title',
    to: 'listRaffles',
    found: known,
  },
  {
    list: 'lotteryOrders(page: { pageSize: 100 }) { items',
    from: 'listLotteryOrders',
    answer: pageOf(rows((gameCode) => ({ gameCode }))),
    edge: 'lottery',
    selection: 'name',
    to: 'listLotteryMenus',
    found: menus,
  },
  {
    list: 'lotteryChases(page: { pageSize: 100 }) { items',
    from: 'listLotteryChases',
    answer: pageOf(rows((gameCode) => ({ gameCode }))),
    edge: 'lottery',
    selection: 'name',
    to: 'listLotteryMenus',
    found: menus,
  },
  {
    list: 'lotteryOrders(page: { pageSize: 100 }) { items',
    from: 'listLotteryOrders',
    answer: pageOf(rows((chaseId) => ({ chaseId }))),
    edge: 'chase',
    selection: 'name: lotteryName',
    to: 'listLotteryChases',
    found: pageOf(known),
  },
  {
    list: 'shareableBets { bet',
    from: 'listShareableBets',
    answer: rows((gameCode) => ({ bet: { gameCode } })),
    edge: 'lottery',
    selection: 'name',
    to: 'listLotteryMenus',
    found: menus,
  },
  {
    list: 'lotteryMenus { lotteries',
    from: 'listLotteryMenus',
    answer: { gameMenus: [{ games: rows((nodeId) => ({ nodeId })) }] },
    edge: 'game',
    selection: 'name',
    to: 'listGamesByIds',
    found: known,
  },
  {
    list: 'lobbyCategories { vendors',
    from: 'listVendors',
    answer: { data: { lanes: [{ gameCategory: 'RNG', cards: rows((nodeId) => ({ nodeId })) }] } },
    edge: 'game',
    selection: 'name',
    to: 'listGamesByIds',
    found: known,
  },
]

/** All objects under the name of the edge, in the order of the answer. */
function edgesIn(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => edgesIn(one, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === name ? [inner] : edgesIn(inner, name)))
}

it.each(edges)('$from: each of a hundred rows leads by `$edge` to what it names, by one call $to', async (one) => {
  const { list, from, answer, edge, selection, to, found } = one
  gateway = await startGateway({ answers: { [from]: () => answer, [to]: () => found } })
  const { data, errors } = await gateway.query(`{ ${list} { ${edge} { ${selection} } } } }`, { token })
  expect(errors?.slice(0, 1)).toBeUndefined()
  const there = (name: string) => (name === 'gone' ? null : { name: `name of ${name}` })
  expect(edgesIn(data, edge)).toEqual(names.map(there))
  expect(gateway.wps.countOf(to)).toBe(1)
})

it('a game leads to the card of its vendor in its own category, of the answer that the lobby shares', async () => {
  const games = ['JL', 'PG', 'GONE'].map((vassalage) => ({ nodeId: vassalage, vassalage, gameType: 'RNG' }))
  const bets = names.map((_, index) => ({ id: `bet-${index}`, nodeId: games[index % 3]?.nodeId }))
  gateway = await startGateway({
    answers: {
      listBets: () => ({ ...pageOf(bets), totals: {} }),
      listGamesByIds: () => games,
      listVendors: () => ({ data: { lanes: [lane('LIVE', ['JL', 'GONE']), lane('RNG', ['PG', 'JL'])] } }),
    },
  })
  const asked = '{ me { bets(page: { pageSize: 100 }) { items { game { id vendor { name gameType } } } } } }'
  const { data, errors } = await gateway.query(asked, { token })
  expect(errors?.slice(0, 1)).toBeUndefined()
  expect(edgesIn(data, 'game').slice(0, 3)).toEqual([
    { id: 'JL', vendor: { name: 'JL RNG', gameType: 'SLOTS' } },
    { id: 'PG', vendor: { name: 'PG RNG', gameType: 'SLOTS' } },
    { id: 'GONE', vendor: null },
  ])
  expect(gateway.wps.calls.toSorted()).toEqual(['getMember', 'listBets', 'listGamesByIds', 'listVendors'])
  await gateway.query(asked, { token })
  expect(gateway.wps.countOf('listVendors')).toBe(1)
})

it('a short list that edges choose from is read once for the operation, in the name of who asks', async () => {
  gateway = await startGateway({
    answers: {
      listDeposits: () => pageOf([{ id: 'a', channelId: 'known-1' }]),
      getDeposit: () => new Promise((done) => setTimeout(() => done({ id: 'b', channelId: 'known-2' }), 50)),
      listChannels: () => known,
    },
  })
  const asked = '{ deposits { items { channel { id } } } deposit(id: "b") { channel { id } } }'
  const { data } = await gateway.query(asked, { token })
  expect(edgesIn(data, 'channel')).toEqual([{ id: 'known-1' }, { id: 'known-2' }])
  expect(gateway.wps.countOf('listChannels')).toBe(1)
  const at = gateway.wps.calls.indexOf('listChannels')
  expect(gateway.wps.requests[at]?.headers.authorization).toBe(`Bearer ${token}`)
})

it('where an edge fails, what it leads from is shown all the same', async () => {
  gateway = await startGateway({
    answers: {
      listDeposits: () => pageOf([{ id: 'a', channelId: 'known-1' }]),
      listChannels: failWith(429, 'RATE_LIMITED'),
    },
  })
  const { data, errors } = await gateway.query('{ deposits { items { id channel { id } } } }', { token })
  expect(data).toEqual({ deposits: { items: [{ id: 'a', channel: null }] } })
  expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['RATE_LIMITED'])
})
