import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createContractTools, house, termsAt } from '../../../../tests/support/contracts.ts'
import { need } from '../../../../tests/support/need.ts'
import { SAKURA, SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { newId } from '../../lib/id.ts'

let platform: TestPlatform
let tools: ReturnType<typeof createContractTools>
beforeAll(async () => {
  platform = await startPlatform()
  tools = createContractTools(platform)
})
afterAll(() => platform.stop())

type Person = Awaited<ReturnType<TestPlatform['signedInMember']>>
type Relay = 'processDividend' | 'processDailySalary' | 'processHourlySalary' | 'processRealtimeSalary'

const makerOf = ({ member }: Person) => ({
  merchantId: member.merchant_id,
  memberId: member.id,
  account: member.account,
})
const process = ({ token, merchant }: Person, body: object, name: Relay = 'processDailySalary') =>
  platform.call(name, { token, merchant, body, language: 'en' })
const terms = (rate: number) => ({ period: 'DAY', tiers: [{ validBet: '1000000', loss: '0', activeMembers: 3, rate }] })
const propose = ({ token }: Person, payee: Person, rate = 10_000) =>
  platform.call('proposeContract', {
    token,
    body: { kind: 'DAILY_SALARY', payeeId: payee.member.id, ...terms(rate) },
  })
const list = async ({ token }: Person, query = {}) => (await platform.call('listContracts', { token, query })).value
const flags = async ({ token }: Person) => (await platform.call('getConsolidated', { token })).value

/** An agent with a daily salary of 2 %, and one below. */
async function pair() {
  const upline = await platform.signedInMember({ type: 1 })
  await tools.sign(house, makerOf(upline), termsAt(2))
  return { upline, downline: await platform.signedInMember({ type: 1, uplineId: upline.member.id }) }
}

describe('a contract over the wire', () => {
  it('that waits for the own answer stands before newer ones', async () => {
    const { upline, downline } = await pair()
    const { value: offer } = await propose(upline, downline)
    await tools.sign(house, makerOf(upline), termsAt(2, 0, 'HOURLY_SALARY'))
    const signed = await tools.sign(makerOf(upline), makerOf(downline), termsAt(1, 0, 'HOURLY_SALARY'))
    const { content } = await list(downline)
    expect(content.map(({ id }) => id)).toEqual([offer.id, signed])
  })

  it('is proposed, read by both sides, and signed by its relay call', async () => {
    const { upline, downline } = await pair()
    const { value } = await propose(upline, downline)
    expect(value).toMatchObject({
      kind: 'DAILY_SALARY',
      state: 'REQUESTED',
      period: 'DAY',
      payer: 'UPLINE',
      payerAccount: upline.member.account,
      payeeId: downline.member.id,
      party: 'PAYER',
      awaits: 'PAYEE',
      version: null,
      proposedVersion: 1,
      versions: [
        {
          version: 1,
          tiers: [{ validBet: '1000000.00', loss: '0.00', activeMembers: 3, rate: 10_000 }],
          pick: 'HIGHEST',
          carry: 'NONE',
          validFrom: null,
        },
      ],
      steps: [{ deed: 'PROPOSED', actor: 'PAYER', version: 1 }],
    })
    const own = await platform.call('getContract', { token: downline.token, params: { id: value.id } })
    expect(own.value).toEqual({ ...value, party: 'PAYEE' })
    const signed = await process(downline, { action: 'ACCEPT', contractId: value.id })
    expect(signed.value).toMatchObject({ state: 'ACTIVE', version: 1, proposedVersion: null, awaits: null })
    expect(await process(downline, { action: 'ACCEPT', contractId: value.id })).toMatchObject({ value: signed.value })
  })

  it('is asked for, given back and ended by its relay call', async () => {
    const { upline, downline } = await pair()
    const { value } = await process(downline, { action: 'REQUEST', terms: terms(5_000) })
    expect(value).toMatchObject({ state: 'REQUESTED', party: 'PAYEE', awaits: 'PAYER' })
    const answer = (person: Person, action: string) => process(person, { action, contractId: value.id })
    expect((await answer(upline, 'ACCEPT')).value).toMatchObject({ state: 'ACTIVE' })
    expect((await answer(downline, 'TERMINATE')).value).toMatchObject({ state: 'TERMINATION_REQUESTED' })
    expect((await answer(upline, 'REJECT')).value).toMatchObject({ state: 'ACTIVE' })
    expect((await answer(downline, 'TERMINATE')).value).toMatchObject({ awaits: 'PAYER' })
    expect((await answer(upline, 'ACCEPT')).value).toMatchObject({
      state: 'TERMINATED',
      holdsUntil: expect.any(String),
    })
    expect(await answer(downline, 'TERMINATE')).toMatchObject({ status: 409, code: 'CONTRACT_STATE_CHANGED' })
  })

  it('names the contracts that would end with it', async () => {
    const { agents, ids } = await tools.signedLine(2)
    const upline = need(agents[0])
    const middle = await platform.signedInMember({ type: 1, uplineId: upline.memberId })
    const id = await tools.sign(upline, makerOf(middle), termsAt(2))
    const last = await tools.below(makerOf(middle))
    const ending = await tools.sign(makerOf(middle), last, termsAt(2))
    const offer = { payeeId: middle.member.id, terms: termsAt(1) }
    await platform.context.contracts.propose(upline, offer)
    const body = { action: 'ACCEPT', contractId: id, version: 2 }
    expect(await process(middle, body)).toMatchObject({
      status: 409,
      code: 'CONTRACT_ENDS_DOWNLINES',
      message: 'Contracts of downlines end with this: 1. Please confirm it.',
      contracts: [{ id: ending, payeeId: last.memberId, payeeAccount: last.account }],
      count: 1,
    })
    expect((await process(middle, { ...body, confirmed: true })).value).toMatchObject({ state: 'ACTIVE', version: 2 })
    expect(await tools.states(need(ids[0]), id, ending)).toEqual(['ACTIVE', 'ACTIVE', 'TERMINATED'])
  })

  it('says what is not right about it', async () => {
    const { downline } = await pair()
    expect(await process(downline, { action: 'ACCEPT' })).toMatchObject({ code: 'INVALID_INPUT', field: 'contractId' })
    const salary = { action: 'REQUEST', terms: { ...terms(1), period: 'WEEK' } }
    expect(await process(downline, salary)).toMatchObject({ code: 'CONTRACT_TERMS_INVALID', field: 'period' })
    expect(await process(downline, { action: 'REQUEST', terms: terms(0) })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await process(downline, { action: 'REQUEST' })).toMatchObject({ code: 'CONTRACT_TERMS_NEEDED' })
  })
})

describe('lists', () => {
  it('have the contracts of both sides, by side, kind, state and id', async () => {
    const { upline, downline } = await pair()
    const { id } = (await propose(upline, downline)).value
    const whole = await list(upline)
    expect(whole.content.map(({ party, state }) => `${party} ${state}`)).toEqual(['PAYER REQUESTED', 'PAYEE ACTIVE'])
    expect(whole).toMatchObject({ totalItems: 2, pageSize: 20 })
    expect((await list(upline, { party: 'PAYER' })).content.map((each) => each.id)).toEqual([id])
    expect((await list(upline, { state: 'ACTIVE' })).content).toHaveLength(1)
    expect((await list(upline, { kind: 'DIVIDEND' })).content).toEqual([])
    const other = (await propose((await pair()).upline, downline)).code
    expect(other).toBe('CONTRACT_PAYEE_UNKNOWN')
    const named = `${id},${newId()},${need(whole.content[1]).id}`
    expect((await list(upline, { ids: named })).content).toEqual(whole.content)
    expect((await list(downline, { ids: named })).content.map((each) => each.id)).toEqual([id])
  })
})

describe('who may', () => {
  it('nobody else, of whatever brand, finds a contract by any call', async () => {
    const { upline, downline } = await pair()
    const { id } = (await propose(upline, downline)).value
    const strangers = [
      await platform.signedInMember({ type: 1 }),
      await platform.signedInMember({ merchantId: SAKURA, type: 1 }),
    ]
    await platform.database.raw(
      `update merchant_modules set enabled = true where merchant_id = $1 and module = 'AGENTPOLICY3'`,
      [SAKURA],
    )
    for (const stranger of strangers) {
      for (const action of ['ACCEPT', 'REJECT', 'TERMINATE', 'REQUEST'])
        expect(await process(stranger, { action, contractId: id, terms: terms(1) })).toMatchObject({
          code: 'CONTRACT_NOT_FOUND',
        })
    }
    for (const name of ['processDividend', 'processHourlySalary', 'processRealtimeSalary'] as const)
      expect(await process(downline, { action: 'ACCEPT', contractId: id }, name)).toMatchObject({
        code: 'CONTRACT_NOT_FOUND',
      })
  })

  it('members propose nothing, and trial players have no contracts at all', async () => {
    const { upline, downline } = await pair()
    const member = await platform.signedInMember({ uplineId: upline.member.id })
    expect(await propose(member, downline)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    const trial = await platform.signedInMember({ type: 4 })
    for (const answer of [await propose(trial, downline), await process(trial, { action: 'REQUEST' })])
      expect(answer).toMatchObject({ code: 'TRUE_ACCOUNT_NEEDED' })
    const nothing = { dailysalreqtype: null, divtypereq: null, contracthoursalreq: null, realtimesalreqtype: null }
    expect(await flags(trial)).toEqual(nothing)
  })
})

describe('the flags', () => {
  it('say how it stands with each kind', async () => {
    const { upline, downline } = await pair()
    const none = {
      dailysalreqtype: 'NONE',
      divtypereq: 'NONE',
      contracthoursalreq: 'NONE',
      realtimesalreqtype: 'NONE',
    }
    expect(await flags(downline)).toEqual(none)
    const { id } = (await propose(upline, downline)).value
    expect(await flags(downline)).toEqual({ ...none, dailysalreqtype: 'REQUESTED' })
    await process(downline, { action: 'ACCEPT', contractId: id })
    expect(await flags(downline)).toEqual({ ...none, dailysalreqtype: 'ACTIVE' })
    await propose(upline, downline, 5_000)
    expect(await flags(downline)).toEqual({ ...none, dailysalreqtype: 'CHANGE_REQUESTED' })
    await process(downline, { action: 'REJECT', contractId: id })
    await process(downline, { action: 'TERMINATE', contractId: id })
    expect(await flags(downline)).toEqual({ ...none, dailysalreqtype: 'TERMINATION_REQUESTED' })
    await process(upline, { action: 'ACCEPT', contractId: id })
    expect(await flags(downline)).toEqual(none)
  })
})

describe('without AGENTPOLICY3', () => {
  const turn = async (isOn: boolean) => {
    await platform.database.raw(
      `update merchant_modules set enabled = $2 where merchant_id = $1 and module = 'AGENTPOLICY3'`,
      [SENVANG, isOn],
    )
    platform.clock.advance(60_000)
  }
  afterEach(() => turn(true))

  it('a brand has no contracts', async () => {
    const { upline, downline } = await pair()
    await turn(false)
    expect(await propose(upline, downline)).toMatchObject({ code: 'MODULE_OFF' })
    expect(await process(downline, { action: 'REQUEST' })).toMatchObject({ code: 'MODULE_OFF' })
    expect(await platform.call('listContracts', { token: upline.token })).toMatchObject({ code: 'MODULE_OFF' })
    expect((await flags(downline)).divtypereq).toBeNull()
  })
})
