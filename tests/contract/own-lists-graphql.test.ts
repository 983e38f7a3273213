import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { openDraws, openLottery, slipOf } from '../support/lottery-bets.ts'
import { need } from '../support/need.ts'
import { SENVANG } from '../support/platform.ts'
import { type Graph, startGraph } from './support/graph.ts'

let graph: Graph
beforeAll(async () => {
  graph = await startGraph({ history: true })
}, 90_000)
afterAll(() => graph.stop())

const OWN = `{
  me {
    account
    bets(page: { pageSize: 50 }) {
      items { id gameId vendorCode gameType game { id vendorCode vendor { code gameType name } } }
      pageInfo { totalItems }
    }
    deposits { items { id channelId channel { id name currency } } }
    statement(first: 5) { edges { node { id } } }
    promotionClaims { items { id promotionId promotion { id title } } }
    messages { pageInfo { totalItems } }
    turnover { required }
    vip { rank }
    security { hasPaymentPassword }
    profile { account }
    payoutAccounts { id }
  }
}`

it('a member has all that is his own of `me`, and from each of it goes on to what it names', async () => {
  const token = await graph.platform.signIn('demo03')
  const { data: ways } = await graph.ask('{ paymentChannels { id minimum } }', {}, token)
  const { id: channelId, minimum: amount } = need(ways.paymentChannels?.[0])
  const input = { channelId, amount, idempotencyKey: newId() }
  const create = `mutation ($input: CreateDepositInput!) {
    createDeposit(input: $input) { deposit { channel { id } } userErrors { code } } }`
  expect((await graph.ask(create, { input }, token)).data.createDeposit).toMatchObject({
    deposit: { channel: { id: channelId } },
    userErrors: [],
  })
  const before = await graph.restCalls()
  const { data, errors } = await graph.ask(OWN, {}, token)
  expect(errors).toBeUndefined()
  const me = need(data.me)
  expect(me).toMatchObject({ account: 'demo03', profile: { account: 'demo03' } })
  const { bets, deposits } = me
  expect(bets?.items.length).toBeGreaterThan(1)
  for (const { gameId, vendorCode, game } of bets?.items ?? []) {
    expect(game).toMatchObject({ id: gameId, vendorCode, vendor: { code: vendorCode } })
  }
  expect(deposits?.items.length).toBeGreaterThan(0)
  for (const { channelId, channel } of deposits?.items ?? []) expect(channel).toMatchObject({ id: channelId })

  const after = await graph.restCalls()
  for (const call of ['listBets', 'listGamesByIds', 'listVendors', 'listDeposits', 'listChannels']) {
    expect((after[call] ?? 0) - (before[call] ?? 0), call).toBe(1)
  }
  const { data: atRoot } = await graph.ask('{ bets(page: { pageSize: 50 }) { items { id } } }', {}, token)
  expect(atRoot.bets?.items.map(({ id }) => id)).toEqual(bets?.items.map(({ id }) => id))
})

it('a visitor has no account, and so nothing of it', async () => {
  expect(await graph.ask(OWN)).toEqual({ data: { me: null } })
  expect((await graph.ask('{ deposits { items { id } } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

it('who plays for free is refused what is of accounts, and has the rest', async () => {
  const started = await graph.ask('mutation { startFreePlay(input: { os: "test" }) { token userErrors { code } } }')
  const token = need(started.data.startFreePlay.token)
  const { data, errors } = await graph.ask(
    '{ me { isTrial deposits { items { id } } bets { items { id } } } }',
    {},
    token,
  )
  expect(data.me).toEqual({ isTrial: true, deposits: null, bets: { items: [] } })
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN'])
})

it('an order leads to its lottery and to its plan, which nobody else is shown by its id', async () => {
  const { platform } = graph
  const { code } = await openLottery(platform.database)
  const draws = await openDraws(platform.database, { merchantId: SENVANG, code }, { count: 2 })
  const { token } = await platform.signedInMember({ funds: 1_000_000_0000n })
  platform.context.lottery.reading.forget()
  const { gameCode: lotteryCode, ...slip } = slipOf(
    code,
    ['07'],
    draws.map(({ number }) => number),
  )
  const input = { lotteryCode, ...slip, idempotencyKey: newId() }
  const place = `mutation ($input: PlaceLotteryOrderInput!) { placeLotteryOrder(input: $input) {
    chase { id lottery { code } } orders { lottery { code } chase { draws } } userErrors { code } } }`
  const { data: placed, errors } = await graph.ask(place, { input }, token)
  expect(errors).toBeUndefined()
  const { chase, orders } = need(placed.placeLotteryOrder)
  expect(orders).toEqual(draws.map(() => ({ lottery: { code }, chase: { draws: 2 } })))

  const asked = '{ me { lotteryOrders { items { lotteryCode chaseId lottery { code } chase { id draws state } } } } }'
  const { data } = await graph.ask(asked, {}, token)
  const { id } = need(chase)
  const shown = { lotteryCode: code, chaseId: id, lottery: { code }, chase: { id, draws: 2, state: 'ACTIVE' } }
  expect(data.me?.lotteryOrders?.items).toEqual([shown, shown])

  const byIds = async (who: string, ids: readonly string[]) => {
    const headers = { authorization: `Bearer ${who}` }
    const response = await platform.app.inject({ url: `/wps/lottery/chases?ids=${ids.join(',')}`, headers })
    return (response.json() as { value: { content: { id: string }[] } }).value.content.map((one) => one.id)
  }
  expect(await byIds(token, [newId(), id])).toEqual([id])
  expect(await byIds(token, [newId()])).toEqual([])
  expect(await byIds((await platform.signedInMember()).token, [id])).toEqual([])
})
