import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContractTools, house, termsAt } from '../../../../../tests/support/contracts.ts'
import { need } from '../../../../../tests/support/need.ts'
import { SENVANG, startPlatform, type TestPlatform } from '../../../../../tests/support/platform.ts'

let platform: TestPlatform
let tools: ReturnType<typeof createContractTools>
let token: string
let second: string
beforeAll(async () => {
  platform = await startPlatform()
  tools = createContractTools(platform)
  token = await platform.operator()
  second = await platform.operator('operator2')
  await tools.template('DAILY_SALARY', true, 1)
})
afterAll(() => platform.stop())

const reason = 'Đại lý đạt doanh số'
const termsOf = (percent: number) => ({
  kind: 'DAILY_SALARY' as const,
  period: 'DAY' as const,
  tiers: [{ validBet: '0', loss: '0', activeMembers: 0, rate: percent * 10_000 }],
})
const offer = (account: string, percent: number, by = token) =>
  platform.call('offerContract', { token: by, body: { ...termsOf(percent), account, reason } })
const sign = (id: string, body: object, by = token) =>
  platform.call('signContract', { token: by, params: { id }, body: { reason, ...body } })
const top = async () => need((await tools.agents(1))[0])

describe('the platform proposes', () => {
  it('what the brand offers by one operator, and more by two', async () => {
    const agent = await top()
    const { value } = await offer(agent.account, 1)
    expect(value).toMatchObject({ proposal: null, contract: { state: 'REQUESTED', awaits: 'PAYEE', payerId: null } })
    const other = await top()
    const first = await offer(other.account, 2)
    expect(first.value).toMatchObject({ contract: null, proposal: { kind: 'contractOffer' } })
    expect(await offer(other.account, 2)).toMatchObject({ code: 'FOUR_EYES_SAME_OPERATOR' })
    expect((await offer(other.account, 2, second)).value).toMatchObject({
      proposal: null,
      contract: {
        state: 'REQUESTED',
        payeeAccount: other.account,
        steps: [{ deed: 'PROPOSED', actorName: 'operator2' }],
      },
    })
  })

  it('once, however many confirm it at once, and nothing waits afterwards', async () => {
    const agent = await top()
    await offer(agent.account, 2)
    const answers = await Promise.all(Array.from({ length: 5 }, () => offer(agent.account, 2, second)))
    expect(answers.map(({ value }) => value)).toMatchObject(
      answers.map(() => ({ contract: { state: 'REQUESTED' }, proposal: null })),
    )
  })

  it('to agents with nobody above alone, and only by those who may', async () => {
    const [upline, below] = await tools.agents(2)
    expect(await offer(need(below).account, 1)).toMatchObject({ code: 'CONTRACT_PAYEE_NOT_TOP' })
    expect(await offer('nobody-there', 1)).toMatchObject({ code: 'CONTRACT_PAYEE_UNKNOWN', field: 'account' })
    const support = await platform.operator('support')
    expect(await offer(need(upline).account, 1, support)).toMatchObject({ status: 403 })
  })
})

describe('what an agent asks of the platform', () => {
  const asked = async (percent: number) => {
    const agent = await top()
    const { id } = await platform.context.contracts.request(agent, { kind: 'DAILY_SALARY', terms: termsAt(percent) })
    return { agent, id }
  }

  it('is a queue, oldest by wish, and is signed with a name in its history', async () => {
    const { id } = await asked(1)
    const queue = await platform.call('listOperatorContracts', { token, query: { awaitsPlatform: true } })
    expect(queue.value.content.map((each) => each.id)).toContain(id)
    expect((await sign(id, { version: 1 })).value).toMatchObject({ contract: { state: 'ACTIVE' }, proposal: null })
    const { value } = await platform.call('getOperatorContract', { token, params: { id } })
    expect(value.steps.at(-1)).toMatchObject({ deed: 'SIGNED', actor: 'PAYER', actorName: 'operator' })
    const log = await platform.call('listAuditEntries', { token, query: { subjectKind: 'contracts' } })
    expect(log.value.content[0]).toMatchObject({ action: 'contracts.sign', subjectId: id, reason })
  })

  it('beyond what the brand offers is signed by two operators', async () => {
    const { id } = await asked(2)
    const first = await sign(id, { version: 1 })
    expect(first.value).toMatchObject({ contract: { state: 'REQUESTED' }, proposal: { kind: 'contractSigning' } })
    expect(await sign(id, { version: 1 })).toMatchObject({ code: 'FOUR_EYES_SAME_OPERATOR' })
    expect((await sign(id, { version: 1 }, second)).value).toMatchObject({ contract: { state: 'ACTIVE' } })
  })

  it('drops what waited for a second operator when the agent takes it back', async () => {
    const { agent, id } = await asked(2)
    await sign(id, { version: 1 })
    await platform.context.contracts.reject(agent, { contractId: id })
    const open = await platform.call('listProposals', { token })
    expect(open.value.map(({ subjectId }) => subjectId)).not.toContain(id)
  })

  it('is refused, which drops what waited and is a dispute', async () => {
    const { id } = await asked(2)
    await sign(id, { version: 1 })
    const refused = await platform.call('refuseContract', { token: second, params: { id }, body: { reason } })
    expect(refused.value).toMatchObject({ state: 'REJECTED', proposal: null })
    const disputes = await platform.call('listOperatorContracts', { token, query: { isDisputed: true, pageSize: 100 } })
    expect(disputes.value.content.map((each) => each.id)).toContain(id)
  })

  it('ends when both agree, with what it makes impossible below once that is confirmed', async () => {
    const { agents, ids } = await tools.signedLine(1, 0.5)
    const [id, below] = [need(ids[0]), need(ids[1])]
    await platform.context.contracts.terminate(need(agents[0]), { contractId: id })
    const asking = await sign(id, {})
    expect(asking).toMatchObject({ code: 'CONTRACT_ENDS_DOWNLINES', count: 1, contracts: [{ id: below }] })
    expect((await sign(id, { confirmed: true })).value.contract).toMatchObject({ state: 'TERMINATED' })
    expect(await tools.states(below)).toEqual(['TERMINATED'])
  })

  it('is the business of the two sides alone where an upline pays', async () => {
    const { agents } = await tools.signedLine(1)
    const upline = need(agents[0])
    const id = await tools.sign(upline, await tools.below(upline), termsAt(0.5))
    for (const call of ['refuseContract', 'endContract'] as const)
      expect(await platform.call(call, { token, params: { id }, body: { reason } })).toMatchObject({
        code: 'CONTRACT_NOT_PLATFORMS',
      })
  })
})

describe('a template', () => {
  const template = {
    period: 'HOUR' as const,
    tiers: [{ validBet: '1000', loss: '0', activeMembers: 2, rate: 1_500 }],
    needsApproval: false,
    makesAgents: false,
    paidBy: 'UPLINE' as const,
  }
  const change = (by: string, body: object = {}) =>
    platform.call('updateContractTemplate', {
      token: by,
      params: { id: 'HOURLY_SALARY' },
      body: { ...template, reason, ...body },
    })

  it('is changed by two operators who want the same', async () => {
    expect((await change(token)).value).toMatchObject({ isOffered: false, proposal: { kind: 'contractTemplate' } })
    expect(await change(token)).toMatchObject({ code: 'FOUR_EYES_SAME_OPERATOR' })
    expect((await change(second, { paidBy: 'PLATFORM' })).value).toMatchObject({ isOffered: false })
    expect((await change(token, { paidBy: 'PLATFORM' })).value).toMatchObject({
      isOffered: true,
      paidBy: 'PLATFORM',
      tiers: [{ validBet: '1000.00', rate: 1_500 }],
      proposal: null,
    })
    const { value } = await platform.call('listContractTemplates', { token })
    expect(value.map(({ id, isOffered }) => [id, isOffered])).toEqual([
      ['DIVIDEND', false],
      ['DAILY_SALARY', true],
      ['HOURLY_SALARY', true],
      ['REALTIME_SALARY', false],
    ])
  })

  it('said once more is as it is, and waits for nobody', async () => {
    const wished = { ...template, reason }
    const send = (by: string) =>
      platform.call('updateContractTemplate', {
        token: by,
        params: { id: 'REALTIME_SALARY' },
        body: { ...wished, period: 'REALTIME' },
      })
    await send(token)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(second)))
    expect(answers.map(({ value }) => value)).toMatchObject(answers.map(() => ({ isOffered: true, proposal: null })))
  })

  it('says nothing that contradicts itself', async () => {
    expect(await change(token, { period: 'WEEK' })).toMatchObject({ code: 'CONTRACT_TERMS_INVALID', field: 'period' })
  })
})

describe('whoever has to answer', () => {
  it('finds a message and hears of it at once, and so does he whose contract was ended', async () => {
    const heard: string[] = []
    const leave = platform.context.events.subscribe((event) => {
      if (event.type === 'contract') heard.push(event.memberId)
    })
    const { agents, ids } = await tools.signedLine(1, 0.5)
    const [upline, downline] = [need(agents[0]), need(agents[1])]
    expect(heard).toContain(downline.memberId)
    const lower = await platform.context.contracts.propose(house, { payeeId: upline.memberId, terms: termsAt(0.2) })
    await platform.context.contracts.accept(upline, { contractId: lower.id, version: 2, isConfirmed: true })
    expect(await tools.states(need(ids[1]))).toEqual(['TERMINATED'])
    leave()
    const titles = await platform.database.raw<{ title: string }>(
      'select title from member_messages where merchant_id = $1 and member_id = $2 order by id',
      [SENVANG, downline.memberId],
    )
    expect(titles.map(({ title }) => title)).toEqual([
      'Hợp đồng chờ bạn ký: Lương ngày',
      'Hợp đồng đã chấm dứt: Lương ngày',
    ])
  })
})
