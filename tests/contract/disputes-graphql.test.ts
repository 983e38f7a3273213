import { afterAll, beforeAll, expect, it } from 'vitest'
import { house, termsAt } from '../support/contracts.ts'
import { need } from '../support/need.ts'
import type { TestPlatform } from '../support/platform.ts'
import { createEarningTools } from '../support/settlements.ts'
import { type Graph, startGraph } from './support/graph.ts'

let platform: TestPlatform
let graph: Graph
let token: string
let operator: string

beforeAll(async () => {
  graph = await startGraph()
  platform = graph.platform
  const tools = createEarningTools(platform)
  const top = need((await tools.agents(1))[0])
  await tools.sign(house, top, termsAt(3))
  const player = await tools.below(top, 0)
  for (let day = 0; day < 2; day++) {
    await tools.afterDays(1)
    await tools.bet(player, 1_000)
  }
  await tools.afterDays(1)
  token = await platform.signIn(top.account)
  operator = await platform.operator('operator')
}, 90_000)
afterAll(() => graph.stop())

const ask = (query: string, variables: object = {}, by = token) => graph.ask(query, variables, by)

const countOf = async (call: string): Promise<number> => (await graph.restCalls())[call] ?? 0

const LIST = '{ earnings { items { id amount dispute { id reason content state answer closedAt } } } }'
const DISPUTE = `mutation Dispute($input: DisputeEarningInput!) {
  disputeEarning(input: $input) { earning { id dispute { id state } } userErrors { code field } }
}`
const WITHDRAW = `mutation Withdraw($input: WithdrawDisputeInput!) {
  withdrawDispute(input: $input) { dispute { state } userErrors { code } }
}`
const QUEUE = `query Queue($filter: OperatorDisputeFilter) {
  operatorDisputes(filter: $filter) {
    items { id account content settlementId earning { id kind version validBet amount } revisions { id revision } }
    pageInfo { totalItems }
  }
}`
const ANSWER = `mutation Answer($input: AnswerDisputeInput!) {
  answerDispute(input: $input) { dispute { id state answer answeredBy } userErrors { code } }
}`

it('an amount is disputed, withdrawn, disputed again and answered; a page of amounts asks once for all disputes', async () => {
  const { data, errors } = await ask(LIST)
  expect(errors).toBeUndefined()
  const [first, second] = data.earnings?.items ?? []
  expect([first?.dispute, second?.dispute]).toEqual([null, null])
  expect(await countOf('listEarningDisputes')).toBe(1)

  const id = need(first).id
  const blank = await ask(DISPUTE, { input: { id, reason: 'OTHER', content: ' ' } })
  expect(blank.data.disputeEarning.userErrors).toMatchObject([{ code: 'INVALID_INPUT', field: ['input', 'content'] }])
  const input = { id, reason: 'RATE_WRONG', content: 'Hợp đồng ghi 4%' }
  const made = need((await ask(DISPUTE, { input })).data.disputeEarning.earning?.dispute)
  expect(made).toMatchObject({ state: 'OPEN' })
  expect((await ask(DISPUTE, { input })).data.disputeEarning.userErrors).toMatchObject([
    { code: 'DISPUTE_OPEN_ALREADY' },
  ])
  const withdrawn = await ask(WITHDRAW, { input: { id: made.id } })
  expect(withdrawn.data.withdrawDispute).toMatchObject({ dispute: { state: 'WITHDRAWN' }, userErrors: [] })

  const again = need((await ask(DISPUTE, { input })).data.disputeEarning.earning?.dispute)
  const { data: seen, errors: unseen } = await ask(QUEUE, { filter: { state: 'OPEN' } }, operator)
  expect(unseen).toBeUndefined()
  expect(seen.operatorDisputes).toMatchObject({
    items: [
      {
        id: again.id,
        content: input.content,
        settlementId: expect.any(String),
        earning: { id, kind: 'DAILY_SALARY', version: 1, validBet: '1000.00', amount: '30.00' },
        revisions: [{ id, revision: 0 }],
      },
    ],
    pageInfo: { totalItems: 1 },
  })
  const said = { id: again.id, outcome: 'REJECTED', answer: 'Hợp đồng ghi 3%' }
  expect((await ask(ANSWER, { input: said }, operator)).data.answerDispute).toMatchObject({
    dispute: { id: again.id, state: 'REJECTED', answer: said.answer, answeredBy: 'operator' },
    userErrors: [],
  })
  expect((await ask(ANSWER, { input: said }, operator)).data.answerDispute.userErrors).toMatchObject([
    { code: 'DISPUTE_CLOSED' },
  ])
  expect((await ask(LIST)).data.earnings?.items[0]?.dispute).toMatchObject({ state: 'REJECTED', answer: said.answer })
})
