import { afterAll, beforeAll, expect, it } from 'vitest'
import { need } from '../support/need.ts'
import { type Graph, startGraph } from './support/graph.ts'

let graph: Graph
let first: string
let second: string

beforeAll(async () => {
  graph = await startGraph()
  first = await graph.platform.operator('operator')
  second = await graph.platform.operator('operator2')
}, 90_000)
afterAll(() => graph.stop())

const PROMOTION = `id revision state version isChanged budget taken claims waiting
  draft { startsAt endsAt terms { reward { kind amount percent cap } leastDeposit turnover { days } } words { language title } }
  published { publishedBy terms { reward { kind amount } } }
  proposal { proposedByAccount wish }`
const CREATE = `mutation Create($input: PromotionInput!) {
  createPromotion(input: $input) { promotion { ${PROMOTION} } userErrors { code field } }
}`
const PUBLISH = `mutation Publish($input: PublishInput!) {
  publishPromotion(input: $input) { promotion { ${PROMOTION} } userErrors { code field } }
}`
const CLAIM = `mutation Claim($input: ClaimPromotionInput!) {
  claimPromotion(input: $input) { promotion { standing } userErrors { code } }
}`
const QUEUE = `query Queue($id: ID!) {
  operatorPromotionClaims(filter: { isWaiting: true, promotionId: $id }) {
    items { id account comment due images terms { trigger } } pageInfo { totalItems }
  }
}`
const APPROVE = `mutation Approve($input: PromotionDeedInput!) {
  approvePromotionClaim(input: $input) { claim { state amount claimedBy } userErrors { code } }
}`

const turnover = { multiplier: 3, countsDeposit: false, weights: [], breach: 'UNCOUNTED', forfeitsWinnings: true }
const terms = {
  trigger: 'APPLY',
  approval: 'OPERATOR',
  reward: { kind: 'FIXED', amount: '100' },
  times: 1,
  audience: { line: [], tags: [] },
  turnover,
}
const texts = { summary: 'Tóm tắt', content: 'Điều kiện' }
const input = {
  category: 'EVENT',
  position: 1,
  startsAt: '2026-01-01T00:00:00.000Z',
  budget: '1000',
  terms,
  words: [
    { language: 'vi', title: 'Thưởng', ...texts },
    { language: 'en', title: 'Bonus', ...texts },
  ],
}
const reason = 'Chương trình tháng này'

it('an operator writes a promotion, a second one publishes it, a member applies and an operator approves', async () => {
  const made = await graph.ask(CREATE, { input }, first)
  expect(made.errors).toBeUndefined()
  expect(made.data.createPromotion).toMatchObject({
    userErrors: [],
    promotion: { state: 'DRAFT', version: 0, published: null, draft: { endsAt: null, terms: { leastDeposit: null } } },
  })
  const { id, revision } = need(made.data.createPromotion.promotion)
  const deed = { input: { id, reason, revision } }
  const proposed = (await graph.ask(PUBLISH, deed, first)).data.publishPromotion
  expect(proposed.promotion).toMatchObject({
    state: 'DRAFT',
    proposal: { proposedByAccount: 'operator', wish: { version: 1, draft: { terms: { trigger: 'APPLY' } } } },
  })
  expect((await graph.ask(PUBLISH, deed, second)).data.publishPromotion.promotion).toMatchObject({
    state: 'PUBLISHED',
    version: 1,
    proposal: null,
    published: { publishedBy: 'operator2', terms: { reward: { kind: 'FIXED', amount: '100' } } },
  })
  const { token, member } = await graph.platform.signedInMember()
  const claimed = await graph.ask(CLAIM, { input: { id, comment: 'Xin nhận' } }, token)
  expect(claimed.data.claimPromotion).toMatchObject({ promotion: { standing: 'APPLYING' }, userErrors: [] })
  const { items } = (await graph.ask(QUEUE, { id }, first)).data.operatorPromotionClaims ?? { items: [] }
  expect(items).toMatchObject([{ account: member.account, comment: 'Xin nhận', due: '100.00', images: [] }])
  const approved = await graph.ask(APPROVE, { input: { id: need(items[0]).id, reason } }, first)
  expect(approved.data.approvePromotionClaim).toMatchObject({
    claim: { state: 'ISSUED', amount: '100.00', claimedBy: 'operator' },
  })
})

it('what disagrees is said at its field', async () => {
  const wrong = async (change: object) =>
    (await graph.ask(CREATE, { input: { ...input, ...change } }, first)).data.createPromotion.userErrors
  const reward = { kind: 'PERCENT', percent: 50, cap: '100' }
  expect(await wrong({ terms: { ...terms, reward } })).toEqual([
    { code: 'PROMOTION_TERMS_DISAGREE', field: ['input', 'terms', 'reward'] },
  ])
  expect(await wrong({ terms: { ...terms, leastDeposit: '5' } })).toMatchObject([
    { field: ['input', 'terms', 'leastDeposit'] },
  ])
  expect(await wrong({ endsAt: input.startsAt })).toMatchObject([{ field: ['input', 'endsAt'] }])
  expect(await wrong({ words: input.words.slice(0, 1) })).toMatchObject([{ field: ['input', 'words'] }])
})

it('a leaderboard shows its week to operators', async () => {
  const boards = await graph.ask('{ operatorLeaderboards { id } }', {}, first)
  const { id } = need(boards.data.operatorLeaderboards?.[0])
  const WEEK = `query Week($id: ID!) { leaderboardWeek(id: $id) { startsOn isClosed currency places { account prize } later } }`
  const { data } = await graph.ask(WEEK, { id }, first)
  expect(data.leaderboardWeek).toMatchObject({ isClosed: false, currency: 'VND', later: null })
})
