import type { AddressInfo } from 'node:net'
import { type Client, createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import WebSocket from 'ws'
import { newId } from '../../server/platform/lib/id.ts'
import { openDraws, openLottery, slipOf } from '../support/lottery-bets.ts'
import { need } from '../support/need.ts'
import { SENVANG, type TestPlatform } from '../support/platform.ts'
import { type Graph, startGraph } from './support/graph.ts'

/** What a lottery of the south may draw. */
const RESULT = [
  ['000007'],
  ['11111'],
  ['22222'],
  ['33333', '33333'],
  Array.from({ length: 7 }, () => '44444'),
  ['5555'],
  ['6666', '6666', '6666'],
  ['777'],
  ['88'],
]

let platform: TestPlatform
let graph: Graph
let client: Client | undefined
beforeAll(async () => {
  graph = await startGraph()
  platform = graph.platform
  await graph.gateway.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await client?.dispose()
  await graph.stop()
})

async function ask(query: string, variables: object = {}, token?: string) {
  const response = await graph.gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify({ query, variables }),
  })
  const answer = JSON.parse(response.body) as { data: unknown; errors?: unknown }
  expect(answer.errors).toBeUndefined()
  return answer.data
}

it('a member finds a lottery, bets on it by a plan and takes it back', async () => {
  const { code } = await openLottery(platform.database)
  const draws = await openDraws(platform.database, { merchantId: SENVANG, code }, { count: 2 })
  const numbers = draws.map(({ number }) => number)
  const { token } = await platform.signedInMember({ funds: 1_000_000_0000n })
  platform.context.lottery.reading.forget()
  const menus = await ask(
    '{ lotteryMenus(prizeMode: E_LOTTERY) { vendorCode lotteries { code currentDraw { number } } } }',
  )
  expect(JSON.stringify(menus)).toContain(`{"code":"${code}","currentDraw":{"number":"${numbers[0]}"}}`)
  const shown = await ask(
    `query ($code: String!) { lottery(code: $code) { name family availability rules { version odds { prize } memberStakeLimit }
       upcomingDraws { number state } } }`,
    { code },
  )
  expect(shown).toMatchObject({
    lottery: { name: `Lottery ${code}`, family: 'VN_NORTH', rules: { version: 1, odds: [] }, upcomingDraws: [{}, {}] },
  })
  const { gameCode: lotteryCode, ...slip } = slipOf(code, ['07'], numbers)
  const input = { lotteryCode, ...slip, stopsOnWin: true, idempotencyKey: newId() }
  const place = `mutation ($input: PlaceLotteryOrderInput!) { placeLotteryOrder(input: $input) {
    orders { id draw { number } bets { picks stake } } chase { id draws stopsOnWin } balance userErrors { code message } } }`
  const placed = await ask(place, { input }, token)
  expect(placed).toMatchObject({
    placeLotteryOrder: {
      orders: [{ draw: { number: numbers[0] }, bets: [{ picks: [['07']], stake: '27000.00' }] }, {}],
      chase: { draws: 2, stopsOnWin: true },
      balance: '946000.00',
      userErrors: [],
    },
  })
  const refused = await ask(place, { input: { ...input, rulesVersion: 9, idempotencyKey: newId() } }, token)
  expect(refused).toMatchObject({
    placeLotteryOrder: {
      orders: null,
      userErrors: [{ code: 'LOTTERY_RULES_CHANGED', message: expect.stringContaining('nothing was bet') }],
    },
  })
  const listed = (await ask(
    '{ lotteryOrders(filter: { state: OPEN }) { items { id mayCancel } pageInfo { totalItems } } }',
    {},
    token,
  )) as {
    lotteryOrders: { items: { id: string }[] }
  }
  expect(listed).toMatchObject({ lotteryOrders: { items: [{ mayCancel: true }, {}], pageInfo: { totalItems: 2 } } })
  const cancelled = await ask(
    'mutation ($id: ID!) { cancelLotteryOrder(input: { id: $id }) { order { cancelledAt bets { state } } userErrors { code } } }',
    { id: need(listed.lotteryOrders.items[0]).id },
    token,
  )
  expect(cancelled).toMatchObject({ cancelLotteryOrder: { order: { bets: [{ state: 'VOID' }] }, userErrors: [] } })
  const chases = (await ask('{ lotteryChases { items { id state stake } } }', {}, token)) as {
    lotteryChases: { items: { id: string }[] }
  }
  expect(chases).toMatchObject({ lotteryChases: { items: [{ state: 'ACTIVE', stake: '27000.00' }] } })
  const stopped = await ask(
    'mutation ($id: ID!) { stopLotteryChase(input: { id: $id }) { chase { state } returned userErrors { code } } }',
    { id: need(chases.lotteryChases.items[0]).id },
    token,
  )
  expect(stopped).toMatchObject({ stopLotteryChase: { chase: { state: 'STOPPED' }, returned: '27000.00' } })
  const recent = await ask('{ recentLotteries { code } }', {}, token)
  expect(recent).toMatchObject({ recentLotteries: [{ code }] })
})

it('whoever looks at a lottery is told of each draw', async () => {
  const { code } = await openLottery(platform.database)
  const [draw] = await openDraws(platform.database, { merchantId: SENVANG, code })
  const { port } = graph.gateway.server.address() as AddressInfo
  client = createClient({ url: `ws://127.0.0.1:${port}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0 })
  const told = client.iterate({
    query: `subscription { lotteryDrawn(lotteryCode: "${code}") { number state result } }`,
  })
  expect((await told.next()).value).toEqual({ data: { lotteryDrawn: null } })
  await platform.database.query
    .updateTable('lottery_draws')
    .set({ state: 'DRAWN', result: '[["12345"]]', draws_at: new Date(Date.now() - 1000) })
    .where('id', '=', need(draw).id)
    .execute()
  const { number } = need(draw)
  platform.context.events.publish({ type: 'draw', merchantId: SENVANG, gameCode: code, number, state: 'DRAWN' })
  expect((await told.next()).value).toMatchObject({
    data: { lotteryDrawn: { number, state: 'DRAWN', result: [['12345']] } },
  })
})

it('an operator reads what a lottery pays, and is told which odds are too low', async () => {
  const { code } = await openLottery(platform.database)
  const token = await platform.operator()
  const shown = await ask(
    'query ($id: ID!) { operatorLottery(id: $id) { rules { version } playTypes { code prizes { prize odds } returns { ticket returnRate } } } }',
    { id: code },
    token,
  )
  expect(shown).toMatchObject({ operatorLottery: { rules: { version: 1 } } })
  const amounts = [
    'smallestUnit',
    'numberPayoutLimit',
    'playTypeStakeLimit',
    'drawStakeLimit',
    'memberStakeLimit',
    'singleWinLimit',
  ]
  const rules = {
    id: code,
    odds: [{ playType: 'lo-2', prize: 'win', odds: 500_000 }],
    withheld: [],
    lowestSeries: 1700,
    highestSeries: 1960,
    returnFloor: 7_500,
    ...Object.fromEntries(amounts.map((name) => [name, '1000'])),
  }
  const preview = await ask(
    'query ($input: LotteryRulesInput!) { previewLotteryRules(input: $input) { tooLow { playType returnRate } } }',
    { input: rules },
    token,
  )
  expect(preview).toEqual({ previewLotteryRules: { tooLow: [{ playType: 'lo-2', returnRate: 5_000 }] } })
  const saved = await ask(
    'mutation ($input: SaveLotteryRulesInput!) { saveLotteryRules(input: $input) { detail { lottery { id } } userErrors { code message field } } }',
    { input: { ...rules, basedOn: 1, reason: 'a test of the floor' } },
    token,
  )
  expect(saved).toMatchObject({
    saveLotteryRules: {
      detail: null,
      userErrors: [
        { code: 'LOTTERY_RETURN_TOO_LOW', message: expect.stringContaining('50%'), field: ['input', 'odds'] },
      ],
    },
  })
})

it('two operators enter the result of an official draw, and one asks for it to be put right', async () => {
  const { code } = await openLottery(platform.database, {
    family: 'VN_SOUTH',
    vendor: 'TCG_LOTTO_VN',
    prizeMode: 'LOTT',
    gameType: 'LOTT',
    isOfficial: true,
  })
  const [draw] = await openDraws(platform.database, { merchantId: SENVANG, code })
  const id = need(draw).id
  const past = new Date(Date.now() - 1_000)
  await platform.database.query
    .updateTable('lottery_draws')
    .set({ state: 'CLOSED', commitment: null, closes_at: past, draws_at: past })
    .where('id', '=', id)
    .execute()
  const [token, second] = [await platform.operator('operator'), await platform.operator('operator2')]
  const list = (who: string) =>
    ask(
      'query ($code: String!) { operatorDraws(filter: { lotteryCode: $code }) { items { id number state isOfficial result } pageInfo { totalItems } } }',
      { code },
      who,
    )
  expect(await list(token)).toEqual({
    operatorDraws: {
      items: [{ id, number: need(draw).number, state: 'CLOSED', isOfficial: true, result: null }],
      pageInfo: { totalItems: 1 },
    },
  })
  const enter = (who: string, result: readonly (readonly string[])[]) =>
    ask(
      `mutation ($input: EnterDrawResultInput!) { enterDrawResult(input: $input) {
         detail { draw { state resultVersion } entries { enteredBy isOwn } } userErrors { code field } } }`,
      { input: { id, result } },
      who,
    )
  expect(await enter(token, [['1']])).toMatchObject({
    enterDrawResult: { detail: null, userErrors: [{ code: 'LOTTERY_DRAW_RESULT_WRONG', field: ['input', 'result'] }] },
  })
  expect(await enter(token, RESULT)).toMatchObject({
    enterDrawResult: {
      detail: { draw: { state: 'CLOSED' }, entries: [{ enteredBy: 'operator', isOwn: true }] },
      userErrors: [],
    },
  })
  expect(await enter(second, RESULT)).toMatchObject({
    enterDrawResult: { detail: { draw: { state: 'SETTLED', resultVersion: 1 }, entries: [{}, {}] }, userErrors: [] },
  })
  const request = (input: object) =>
    ask(
      `mutation ($input: RequestDrawCorrectionInput!) { requestDrawCorrection(input: $input) {
         correction { drawId kind state reason askedBy } userErrors { code } } }`,
      { input: { id, reason: 'the company told another number', ...input } },
      token,
    )
  expect(await request({ kind: 'RESETTLE', result: RESULT })).toEqual({
    requestDrawCorrection: { correction: null, userErrors: [{ code: 'LOTTERY_DRAW_RESULT_SAME' }] },
  })
  expect(await request({ kind: 'VOID' })).toMatchObject({
    requestDrawCorrection: { correction: { drawId: id, kind: 'VOID', state: 'ASKED', askedBy: 'operator' } },
  })
  expect(await request({ kind: 'VOID' })).toMatchObject({
    requestDrawCorrection: { userErrors: [{ code: 'CORRECTION_OPEN' }] },
  })
})
