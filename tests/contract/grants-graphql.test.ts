import { afterAll, beforeAll, expect, it } from 'vitest'
import { need } from '../support/need.ts'
import { randomAddress, SENVANG } from '../support/platform.ts'
import { createPromotionTools } from '../support/promotions.ts'
import { type Graph, startGraph } from './support/graph.ts'

let graph: Graph
beforeAll(async () => {
  graph = await startGraph()
}, 90_000)
afterAll(() => graph.stop())

const QUEUE = `query Queue($id: ID!) {
  operatorPromotionClaims(filter: { isWaiting: true, isSuspicious: true, promotionId: $id }) {
    items {
      id account terms { holdsSuspicious } member { account } promotion { id }
      signals { kind otherId otherAccount detail foundAt other { account } }
    }
  }
}`
const BUCKETS = `query Buckets($memberId: ID!) {
  operatorMember(id: $memberId) {
    buckets { items { id documentId programme state bonus mayCancel cancelledBy cancelReason forfeitedBonus } }
  }
}`
const PREVIEW = `query Preview($memberId: ID!, $id: ID!) {
  operatorMember(id: $memberId) { bonusCancellation(id: $id) { currency bonus winnings forfeited } }
}`
const CANCEL = `mutation Cancel($input: CancelMemberBonusInput!) {
  cancelMemberBonus(input: $input) { bucket { state cancelledBy cancelReason forfeitedBonus } userErrors { code field } }
}`

it('operators read who looks like abuse, and cancel what was given', async () => {
  const { platform } = graph
  const tools = createPromotionTools(platform)
  const token = await platform.operator('operator')
  const id = await tools.publish({ holdsSuspicious: true })
  const ip = randomAddress()
  const from = async () => {
    const member = await platform.member()
    const session = { merchantId: SENVANG, memberId: member.id, ip, userAgent: 'Safari' }
    return { member, ...(await platform.database.transaction((tx) => platform.context.sessions.open(tx, session))) }
  }
  const [first, second] = [await from(), await from()]
  await tools.claim(first.token, id)
  await tools.claim(second.token, id)
  const queue = await graph.ask(QUEUE, { id }, token)
  expect(queue.data.operatorPromotionClaims?.items).toMatchObject([
    {
      account: second.member.account,
      terms: { holdsSuspicious: true },
      member: { account: second.member.account },
      promotion: { id },
      signals: [
        {
          kind: 'DEVICE',
          otherAccount: first.member.account,
          detail: `${ip} Safari`,
          other: { account: first.member.account },
        },
      ],
    },
  ])

  const memberId = first.member.id
  const { data } = await graph.ask(BUCKETS, { memberId }, token)
  const bucket = need(data.operatorMember?.buckets?.items[0])
  expect(bucket).toMatchObject({ programme: id, state: 'OPEN', bonus: '100.00', mayCancel: true })
  const preview = await graph.ask(PREVIEW, { memberId, id: bucket.id }, token)
  expect(preview.data.operatorMember?.bonusCancellation).toMatchObject({ forfeited: '100.00' })
  const input = { memberId, id: bucket.id, forfeited: '50', reason: 'Tặng nhầm' }
  const refused = await graph.ask(CANCEL, { input }, token)
  expect(refused.data.cancelMemberBonus).toMatchObject({ bucket: null, userErrors: [{ code: 'TURNOVER_CHANGED' }] })
  const cancelled = await graph.ask(CANCEL, { input: { ...input, forfeited: '100' } }, token)
  expect(cancelled.data.cancelMemberBonus).toMatchObject({
    bucket: { state: 'CANCELLED', cancelledBy: 'operator', cancelReason: 'Tặng nhầm', forfeitedBonus: '100.00' },
    userErrors: [],
  })
})
