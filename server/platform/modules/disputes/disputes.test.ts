import { expect, it } from 'vitest'
import { need } from '../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../tests/support/operators-side.ts'
import { DEMO_PASSWORD, randomAddress, SAKURA } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import { createEarningTools } from '../../../../tests/support/settlements.ts'
import { newId } from '../../lib/id.ts'

const DAY = 86_400_000
const wish = { reason: 'BETS_MISSING', content: ' Cược tối qua chưa được tính \n' }
const rejected = { outcome: 'REJECTED', answer: 'Các vé này đã hủy' }

describeOperatorsSide('disputes', (side) => {
  /** A line of two agents with an amount each, and fresh sessions: days have passed. */
  async function earned() {
    const { platform } = side()
    const tools = createEarningTools(platform)
    const { agents } = await tools.signedLine(3, 2)
    const [top, downline] = [need(agents[0]), need(agents[1])]
    const player = await tools.below(downline, 0)
    await tools.afterDays(1)
    await tools.bet(player, 1_000)
    await tools.afterDays(1)
    const token = await platform.signIn(top.account)
    const { value } = await platform.call('listEarnings', { token })
    return { top, downline, token, earning: need(value.content[0]), operator: await platform.operator('operator') }
  }
  const dispute = (token: string, id: string, body: object = wish) =>
    side().platform.call('disputeEarning', { token, params: { id }, body })
  const withdraw = (token: string, id: string) => side().platform.call('withdrawDispute', { token, params: { id } })
  const answer = (token: string, id: string, body: object = rejected) =>
    side().platform.call('answerDispute', { token, params: { id }, body })
  const lastOf = async (token: string, ...ids: string[]) =>
    (await side().platform.call('listEarningDisputes', { token, query: { earningIds: ids.join(',') } })).value
  const queue = async (token: string, query: Record<string, string> = {}) =>
    (await side().platform.call('listOperatorDisputes', { token, query })).value.content

  /** More amounts of the same window, as corrections would be. */
  const more = (id: string, count: number) =>
    side().database.raw<{ id: string }>(
      `insert into earnings select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'revision', number))).*
         from earnings e, generate_series(1, $2::int4) number where e.id = $1 returning id`,
      [id, count],
    )

  it('are made by the agent who earned, about one amount at a time, and read with it', async () => {
    const { token, downline, earning } = await earned()
    const { value } = await dispute(token, earning.id)
    expect(value).toMatchObject({
      earningId: earning.id,
      reason: 'BETS_MISSING',
      content: 'Cược tối qua chưa được tính',
      state: 'OPEN',
      answer: null,
      closedAt: null,
    })
    expect(await lastOf(token, newId(), earning.id)).toEqual([value])
    expect(await dispute(token, earning.id)).toMatchObject({ status: 409, code: 'DISPUTE_OPEN_ALREADY' })
    const stranger = await side().platform.signIn(downline.account)
    expect(await dispute(stranger, earning.id)).toMatchObject({ status: 404, code: 'EARNING_NOT_FOUND' })
    expect(await withdraw(stranger, value.id)).toMatchObject({ status: 404, code: 'DISPUTE_NOT_FOUND' })
    expect(await lastOf(stranger, earning.id)).toEqual([])
    const { token: member } = await side().platform.signedInMember()
    expect(await dispute(member, earning.id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await dispute(token, earning.id, { ...wish, content: '   ' })).toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('are withdrawn once and stay so, and the amount may be disputed again', async () => {
    const { token, operator, earning } = await earned()
    const { value: first } = await dispute(token, earning.id)
    const withdrawn = await withdraw(token, first.id)
    expect(withdrawn.value).toMatchObject({ id: first.id, state: 'WITHDRAWN' })
    expect((await withdraw(token, first.id)).value).toEqual(withdrawn.value)
    expect(await answer(operator, first.id)).toMatchObject({ status: 409, code: 'DISPUTE_CLOSED' })
    side().platform.clock.advance(1_000)
    const { value: second } = await dispute(token, earning.id)
    expect(await lastOf(token, earning.id)).toEqual([second])
  })

  it('are answered once, in the language of the agent, whom nobody tells who answered', async () => {
    const { token, operator, top, earning } = await earned()
    const { database, platform } = side()
    await database.query.updateTable('members').set({ language: 'en' }).where('id', '=', top.memberId).execute()
    const { value: made } = await dispute(token, earning.id)
    const { value } = await answer(operator, made.id)
    expect(value).toMatchObject({ state: 'REJECTED', answer: rejected.answer, answeredBy: 'operator' })
    expect(await answer(operator, made.id, { ...rejected, outcome: 'UPHELD' })).toMatchObject({
      status: 409,
      code: 'DISPUTE_CLOSED',
    })
    expect(await withdraw(token, made.id)).toMatchObject({ status: 409, code: 'DISPUTE_CLOSED' })
    const [read] = await lastOf(token, earning.id)
    expect(read).toMatchObject({ state: 'REJECTED', answer: rejected.answer })
    expect(read).not.toHaveProperty('answeredBy')
    const messages = await database.query
      .selectFrom('member_messages')
      .select(['title', 'content'])
      .where('member_id', '=', top.memberId)
      .where('title', 'like', '%ispute%')
      .execute()
    expect(messages).toHaveLength(1)
    expect(messages[0]?.title).toMatch(/^Dispute rejected: Daily salary of \d\d\/\d\d\/\d{4}$/)
    expect(messages[0]?.content).toContain(rejected.answer)
    const query = { subjectKind: 'disputes', subjectId: made.id }
    const { value: log } = await platform.call('listAuditEntries', { token: operator, query })
    expect(log.content).toMatchObject([
      { action: 'disputes.answer', reason: rejected.answer, before: { state: 'OPEN' }, after: { state: 'REJECTED' } },
    ])
  })

  it('are a queue of the brand, the oldest first, with what the amount is made of', async () => {
    const { token, operator, downline, top, earning } = await earned()
    const below = await side().platform.signIn(downline.account)
    const { value: own } = await side().platform.call('listEarnings', { token: below })
    const { value: older } = await dispute(token, earning.id)
    side().platform.clock.advance(60_000)
    const { value: newer } = await dispute(below, need(own.content[0]).id)
    const open = await queue(operator, { state: 'OPEN', pageSize: '100' })
    const ids = open.map(({ id }) => id)
    expect(ids.indexOf(newer.id)).toBeGreaterThan(ids.indexOf(older.id))
    await answer(operator, older.id, { outcome: 'UPHELD', answer: 'Đúng, kỳ này được tính lại' })
    const all = await queue(operator, { pageSize: '100' })
    const states = all.map(({ state }) => state)
    expect(states.lastIndexOf('OPEN')).toBeLessThan(states.indexOf('UPHELD'))
    expect(await queue(operator, { account: top.account })).toMatchObject([
      {
        id: older.id,
        memberId: top.memberId,
        account: top.account,
        earning: { id: earning.id, amount: '10.00', version: 1, measures: { validBet: '1000.00' } },
        revisions: [{ id: earning.id }],
      },
    ])
    const [found] = await queue(operator, { account: top.account })
    const { value: settlement } = await side().platform.call('getSettlement', {
      token: operator,
      params: { id: need(found?.settlementId) },
    })
    expect(settlement.from).toBe(earning.from)
  })

  it('are read by all staff of the brand, and answered by who may', async () => {
    const { token, earning } = await earned()
    const { platform } = side()
    const { value } = await dispute(token, earning.id)
    const support = await platform.operator('support')
    expect((await platform.call('getOperatorDispute', { token: support, params: { id: value.id } })).success).toBe(true)
    expect(await answer(support, value.id)).toMatchObject({ status: 403, right: 'disputes.decide' })
    const account = `gan${newId().slice(-8)}`
    const who = { account, name: 'Láng giềng', role: 'ADMIN', password: DEMO_PASSWORD } as const
    await platform.context.operators.createOperator({ ...who, merchantIds: [SAKURA] })
    const body = { account, password: DEMO_PASSWORD }
    const neighbour = (await platform.call('operatorSignIn', { ip: randomAddress(), body })).value.token
    expect(await answer(neighbour, value.id)).toMatchObject({ status: 404, code: 'DISPUTE_NOT_FOUND' })
    expect(await queue(neighbour)).toEqual([])
  })

  it('come within sixty days of the end of the window', async () => {
    const { top, earning } = await earned()
    const { platform } = side()
    const minute = 60_000
    platform.clock.advance(Date.parse(earning.until) + 60 * DAY - platform.clock.now().getTime() - minute)
    const token = await platform.signIn(top.account)
    const made = await dispute(token, earning.id)
    expect(made.success).toBe(true)
    await withdraw(token, made.value.id)
    platform.clock.advance(2 * minute)
    expect(await dispute(token, earning.id)).toMatchObject({ status: 409, code: 'DISPUTE_TOO_LATE', days: 60 })
  })

  race('of many about one amount at once one is made', async () => {
    const { token, earning } = await earned()
    const answers = await Promise.all([1, 2, 3, 4].map(() => dispute(token, earning.id)))
    expect(answers.map(({ code }) => code ?? 'DONE').toSorted()).toEqual([
      'DISPUTE_OPEN_ALREADY',
      'DISPUTE_OPEN_ALREADY',
      'DISPUTE_OPEN_ALREADY',
      'DONE',
    ])
  })

  race('are no more than twenty open ones of an agent', async () => {
    const { token, earning } = await earned()
    const ids = [earning.id, ...(await more(earning.id, 22)).map(({ id }) => id)]
    const answers = await Promise.all(ids.map((id) => dispute(token, id)))
    expect(answers.filter(({ success }) => success)).toHaveLength(20)
    expect(answers.filter(({ success }) => !success)).toMatchObject(
      Array(3).fill({ status: 409, code: 'DISPUTES_TOO_MANY', most: 20 }),
    )
    const made = need(answers.find(({ success }) => success)).value
    await withdraw(token, made.id)
    expect((await dispute(token, made.earningId)).success).toBe(true)
  })

  race('end once when the agent withdraws while an operator answers', async () => {
    const { token, operator, earning } = await earned()
    const { value } = await dispute(token, earning.id)
    const ends = await Promise.all([withdraw(token, value.id), answer(operator, value.id)])
    expect(ends.map(({ code }) => code ?? 'DONE').toSorted()).toEqual(['DISPUTE_CLOSED', 'DONE'])
  })
})
