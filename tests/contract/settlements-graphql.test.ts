import { afterAll, beforeAll, expect, it } from 'vitest'
import { house, type Maker, termsAt } from '../support/contracts.ts'
import { need } from '../support/need.ts'
import type { TestPlatform } from '../support/platform.ts'
import { createEarningTools } from '../support/settlements.ts'
import { type Graph, startGraph } from './support/graph.ts'

let platform: TestPlatform
let graph: Graph
let top: Maker
let downline: Maker
let player: Maker
let token: string

beforeAll(async () => {
  graph = await startGraph()
  platform = graph.platform
  const tools = createEarningTools(platform)
  top = need((await tools.agents(1))[0])
  downline = await tools.below(top)
  await tools.sign(house, top, termsAt(3))
  await tools.sign(top, downline, termsAt(2))
  player = await tools.below(downline, 0)
  for (let day = 0; day < 2; day++) {
    await tools.afterDays(1)
    await tools.bet(player, 1_000)
  }
  await tools.afterDays(1)
  token = await platform.signIn(top.account)
}, 90_000)
afterAll(() => graph.stop())

const ask = (query: string, variables: object = {}, by = token) => graph.ask(query, variables, by)

const countOf = async (call: string): Promise<number> => (await graph.restCalls())[call] ?? 0

const EXPLAINED = `query Explained($id: ID!, $memberId: ID!) {
  earning(id: $id) {
    amount pick tiers { rate } next { missing { validBet } } revisions { id } movements { amount }
    downlines { items { account amount member { id level } } }
    parts { items { account isOwn member { id } validBet } pageInfo { totalItems } }
    opened: parts(memberId: $memberId) { items { account } }
    bets(memberId: $memberId) { items { gameName stake state } }
  }
}`

it('an earning opens from its terms down to the bets, and asks once for what its fields share', async () => {
  const { data, errors } = await ask(
    '{ payKinds earnings(filter: { kind: DAILY_SALARY }) { items { id amount window { from until } } totals { amount } } }',
  )
  expect(errors).toBeUndefined()
  expect(data.payKinds).toEqual(['DAILY_SALARY'])
  expect(data.earnings).toMatchObject({
    items: [{ amount: '10.00' }, { amount: '10.00' }],
    totals: { amount: '20.00' },
  })
  const explained = await ask(EXPLAINED, { id: data.earnings?.items[0]?.id, memberId: player.memberId })
  expect(explained.errors).toBeUndefined()
  expect(explained.data.earning).toMatchObject({
    amount: '10.00',
    pick: 'HIGHEST',
    tiers: [{ rate: 30_000 }],
    next: null,
    revisions: [{ id: data.earnings?.items[0]?.id }],
    movements: [{ amount: '10.00' }],
    downlines: { items: [{ account: downline.account, amount: '20.00', member: { id: downline.memberId, level: 1 } }] },
    parts: {
      items: [
        { account: top.account, isOwn: true, member: null },
        { account: downline.account, isOwn: false, member: { id: downline.memberId } },
      ],
    },
    opened: { items: [{ account: player.account }] },
    bets: { items: [{ stake: '1000.00', state: 'SETTLED' }] },
  })
  expect(await countOf('explainEarning')).toBe(1)
  // The shares and the parts come at their own time, each list with all its members at once.
  expect(await countOf('listTeamMembers')).toBeLessThanOrEqual(2)
})

it('forecasts, income and what terms would have come to are of the caller', async () => {
  const { data, errors } = await ask(
    `query Seen($span: DaySpanInput!, $tried: TryContractInput!) {
      forecasts { kind net downlinesAmount window { from } tiers { rate } next { tier { rate } } }
      income(span: $span) { kind amount }
      tryContract(input: $tried) { window { from } today { net } proposed { net } payerToday { net } payerProposed { net } }
    }`,
    {
      span: { from: '2026-01-01', to: '2026-03-01' },
      tried: {
        payeeId: downline.memberId,
        kind: 'DAILY_SALARY',
        terms: { period: 'DAY', tiers: [{ validBet: '0', loss: '0', activeMembers: 0, rate: 10_000 }] },
      },
    },
  )
  expect(errors).toBeUndefined()
  expect(data.forecasts).toMatchObject([{ kind: 'DAILY_SALARY', net: '0.00', tiers: [{ rate: 30_000 }] }])
  expect(data.income).toEqual([])
  expect(data.tryContract?.at(-1)).toMatchObject({
    today: { net: '20.00' },
    proposed: { net: '10.00' },
    payerToday: { net: '10.00' },
    payerProposed: { net: '20.00' },
  })
})

it('nobody else has it, and members have none', async () => {
  const { data } = await ask('{ earnings { items { id } } }')
  const id = need(data.earnings?.items[0]).id
  const below = await platform.signIn(downline.account)
  expect((await ask('query One($id: ID!) { earning(id: $id) { amount } }', { id }, below)).data).toEqual({
    earning: null,
  })
  const member = (await platform.signedInMember()).token
  expect((await ask('{ earnings { items { id } } }', {}, member)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})
