import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../server/platform/lib/id.ts'
import { need } from '../support/need.ts'
import { DEMO_PAYMENT_PASSWORD } from '../support/platform.ts'
import { createPointTools, receiver } from '../support/points.ts'
import { type Graph, startGraph } from './support/graph.ts'

let graph: Graph
let tools: ReturnType<typeof createPointTools>
let operator: string

beforeAll(async () => {
  graph = await startGraph()
  tools = createPointTools(graph.platform)
  operator = await graph.platform.operator('operator')
}, 90_000)
afterAll(() => graph.stop())

const MALL = `{
  pointConfig { currency steps { from points } exchangeAmount minimumPoints }
  pointRewards(page: { pageSize: 50 }) { items { id kind name pointsRequired amountRequired stock } pageInfo { totalItems } }
}`
const OWN = `{
  pointBalance { points }
  redemptions { items { id number kind name quantity points state remark receiver { address } } pageInfo { totalItems } }
  pointChanges(first: 1) { edges { node { change accumulated kind } } pageInfo { hasNextPage endCursor } }
}`
const REDEEM = `mutation Redeem($input: RedeemPointRewardInput!) {
  redeemPointReward(input: $input) { redemption { id state } userErrors { code field } }
}`
const CONVERT = `mutation Convert($input: ConvertPointsInput!) {
  convertPoints(input: $input) { redemption { kind state amountGiven } userErrors { code } }
}`
const QUEUE = `{ operatorRedemptions(filter: { state: IN_PROCESS }) { items { id account receiver { name } } } }`
const DECIDE = `mutation Decide($input: DecideRedemptionInput!) {
  decideRedemption(input: $input) { redemption { state remark decidedBy } userErrors { code } }
}`

it('a visitor sees the mall; a member redeems, an operator rejects, and the points are back', async () => {
  await tools.settle()
  const goodsId = await tools.goods()
  const { data: mall, errors } = await graph.ask(MALL, {})
  expect(errors).toBeUndefined()
  expect(mall.pointConfig).toMatchObject({ currency: 'VND', exchangeAmount: '500.00', minimumPoints: '100.00' })
  expect(mall.pointRewards?.items).toContainEqual(
    expect.objectContaining({ id: goodsId, name: 'Bình nước', pointsRequired: '100.00', stock: 10 }),
  )
  expect((await graph.ask(OWN, {})).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' })

  const { token, member } = await tools.holder(300n)
  const paymentPassword = DEMO_PAYMENT_PASSWORD
  const wish = { goodsId, quantity: 2, points: '200', amount: '0', receiver, paymentPassword, idempotencyKey: newId() }
  const wrong = await graph.ask(REDEEM, { input: { ...wish, paymentPassword: 'Sai@12345' } }, token)
  expect(wrong.data.redeemPointReward.userErrors).toMatchObject([{ code: 'PAYMENT_PASSWORD_WRONG' }])
  const made = await graph.ask(REDEEM, { input: wish }, token)
  const { id } = need(made.data.redeemPointReward.redemption)
  expect((await graph.ask(REDEEM, { input: wish }, token)).data.redeemPointReward.redemption).toMatchObject({ id })

  const { data: queue } = await graph.ask(QUEUE, {}, operator)
  expect(queue.operatorRedemptions?.items).toMatchObject([
    { id, account: member.account, receiver: { name: receiver.name } },
  ])
  const input = { id, outcome: 'REJECTED', remark: 'Hết hàng' }
  expect((await graph.ask(DECIDE, { input }, operator)).data.decideRedemption).toMatchObject({
    redemption: { state: 'REJECTED', decidedBy: 'operator' },
    userErrors: [],
  })
  const exchange = { points: '300', amount: '150', paymentPassword, idempotencyKey: newId() }
  expect((await graph.ask(CONVERT, { input: exchange }, token)).data.convertPoints).toMatchObject({
    redemption: { kind: 'CONVERSION', state: 'APPROVED', amountGiven: '150.00' },
    userErrors: [],
  })
  const { data: own } = await graph.ask(OWN, {}, token)
  expect(own.pointBalance).toEqual({ points: '0.00' })
  expect(own.redemptions).toMatchObject({
    items: [
      { kind: 'CONVERSION', name: null, state: 'APPROVED' },
      {
        id,
        name: 'Bình nước',
        quantity: 2,
        state: 'REJECTED',
        remark: 'Hết hàng',
        receiver: { address: receiver.address },
      },
    ],
    pageInfo: { totalItems: 2 },
  })
  expect(own.pointChanges).toMatchObject({
    edges: [{ node: { change: '-300.00', accumulated: '0.00', kind: 'REDEEMED' } }],
    pageInfo: { hasNextPage: true },
  })
})
