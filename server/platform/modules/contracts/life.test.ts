import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContractTools, house, type Maker, termsAt } from '../../../../tests/support/contracts.ts'
import { need } from '../../../../tests/support/need.ts'
import { startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import { newId } from '../../lib/id.ts'
import { windowAt } from './periods.ts'

let platform: TestPlatform
let tools: ReturnType<typeof createContractTools>
let contracts: TestPlatform['context']['contracts']
beforeAll(async () => {
  platform = await startPlatform()
  tools = createContractTools(platform)
  contracts = platform.context.contracts
})
afterAll(() => platform.stop())

const answer = (contractId: string, version = 1, isConfirmed = false) => ({ contractId, version, isConfirmed })
const view = (member: Maker, id: string) => contracts.find(member, id)
const deeds = async (member: Maker, id: string) =>
  (await view(member, id)).steps.map(
    ({ deed, actor, version }) => `${deed} by ${actor}${version ? ` of ${version}` : ''}`,
  )
const dayEnd = () => windowAt('DAY', platform.clock.now(), 'Asia/Ho_Chi_Minh').until
/** An agent with a contract, and one below him without. */
async function pair(percent = 2): Promise<{ upline: Maker; downline: Maker }> {
  const { agents } = await tools.signedLine(percent)
  const upline = need(agents[0])
  return { upline, downline: await tools.below(upline) }
}

describe('a contract', () => {
  it('is proposed, signed, and holds from the next window on', async () => {
    const { upline, downline } = await pair()
    const { id } = await contracts.propose(upline, { payeeId: downline.memberId, terms: termsAt(1) })
    expect(await view(downline, id)).toMatchObject({
      state: 'REQUESTED',
      awaits: 'PAYEE',
      payer_account: upline.account,
      payee_account: downline.account,
    })
    const end = dayEnd()
    expect(await contracts.accept(downline, answer(id))).toMatchObject({ state: 'ACTIVE', version: 1, awaits: null })
    const { versions } = await view(upline, id)
    expect(versions.map(({ validFrom }) => validFrom && new Date(validFrom))).toEqual([end])
    expect(await deeds(upline, id)).toEqual(['PROPOSED by PAYER of 1', 'SIGNED by PAYEE of 1'])
  })

  it('is rejected by the payee, or taken back by the payer, and may be proposed again', async () => {
    const { upline, downline } = await pair()
    const order = { payeeId: downline.memberId, terms: termsAt(1) }
    const first = await contracts.propose(upline, order)
    expect(await contracts.reject(downline, { contractId: first.id })).toMatchObject({
      state: 'REJECTED',
      awaits: null,
    })
    const second = await contracts.propose(upline, order)
    expect(second.id).not.toBe(first.id)
    expect(await contracts.reject(upline, { contractId: second.id })).toMatchObject({ state: 'REJECTED' })
    expect(await deeds(upline, first.id)).toEqual(['PROPOSED by PAYER of 1', 'REJECTED by PAYEE of 1'])
    expect(await deeds(upline, second.id)).toEqual(['PROPOSED by PAYER of 1', 'WITHDRAWN by PAYER of 1'])
    await expect(contracts.accept(downline, answer(second.id))).rejects.toThrow('CONTRACT_STATE_CHANGED')
  })

  it('is asked for by the payee and signed by the payer', async () => {
    const { upline, downline } = await pair()
    const { id } = await contracts.request(downline, { kind: 'DAILY_SALARY', terms: termsAt(1.5) })
    expect(await view(upline, id)).toMatchObject({ state: 'REQUESTED', awaits: 'PAYER' })
    await expect(contracts.accept(downline, answer(id))).rejects.toThrow('CONTRACT_ANSWER_NOT_OWN')
    expect(await contracts.accept(upline, answer(id))).toMatchObject({ state: 'ACTIVE' })
    const greedy = await contracts.request(downline, { kind: 'DAILY_SALARY', terms: termsAt(3) })
    await expect(contracts.accept(upline, answer(greedy.id, 2))).rejects.toThrow('CONTRACT_BETTER_THAN_OWN')
  })

  it('is asked for by what the brand offers where nobody names terms', async () => {
    const { upline, downline } = await pair()
    await expect(contracts.request(downline, { kind: 'HOURLY_SALARY', terms: undefined })).rejects.toThrow(
      'CONTRACT_TERMS_NEEDED',
    )
    await tools.template('DAILY_SALARY', false, 0.5)
    const { id } = await contracts.request(downline, { kind: 'DAILY_SALARY', terms: undefined })
    const [version] = (await view(upline, id)).versions
    expect(version).toMatchObject({ tiers: [{ rate: '5000' }], proposedBy: 'PAYEE' })
  })

  it('ends when one asks for it and the other agrees, at the end of the window', async () => {
    const { upline, downline } = await pair()
    const id = await tools.sign(upline, downline, termsAt(1))
    expect(await contracts.terminate(downline, { contractId: id })).toMatchObject({ state: 'TERMINATION_REQUESTED' })
    await expect(contracts.terminate(upline, { contractId: id })).rejects.toThrow('CONTRACT_STATE_CHANGED')
    expect(await contracts.reject(upline, { contractId: id })).toMatchObject({ state: 'ACTIVE', awaits: null })
    await contracts.terminate(upline, { contractId: id })
    expect(await contracts.reject(upline, { contractId: id })).toMatchObject({ state: 'ACTIVE' })
    await contracts.terminate(upline, { contractId: id })
    const end = dayEnd()
    expect(await contracts.accept(downline, answer(id))).toMatchObject({ state: 'TERMINATED', holds_until: end })
    expect((await deeds(upline, id)).slice(2)).toEqual([
      'TERMINATION_REQUESTED by PAYEE',
      'TERMINATION_REFUSED by PAYER',
      'TERMINATION_REQUESTED by PAYER',
      'TERMINATION_WITHDRAWN by PAYER',
      'TERMINATION_REQUESTED by PAYER',
      'TERMINATED by PAYEE',
    ])
  })

  it('says the same when the same is done again', async () => {
    const { upline, downline } = await pair()
    const order = { payeeId: downline.memberId, terms: termsAt(1) }
    const { id } = await contracts.propose(upline, order)
    expect((await contracts.propose(upline, order)).id).toBe(id)
    await contracts.accept(downline, answer(id))
    expect(await contracts.accept(downline, answer(id))).toMatchObject({ id, state: 'ACTIVE' })
    expect(await contracts.propose(upline, order)).toMatchObject({ id, state: 'ACTIVE', proposed_version: null })
    await contracts.terminate(downline, { contractId: id })
    await contracts.terminate(downline, { contractId: id })
    await contracts.accept(upline, answer(id))
    expect(await contracts.accept(upline, answer(id))).toMatchObject({ state: 'TERMINATED' })
    expect(await deeds(upline, id)).toHaveLength(4)
  })
})

describe('wishes of one side', () => {
  const propose = (upline: Maker, downline: Maker, percent = 1) =>
    contracts.propose(upline, { payeeId: downline.memberId, terms: termsAt(percent) })
  /** Proposes and takes back so many times. */
  async function takeBack(upline: Maker, downline: Maker, times: number) {
    for (let turn = 0; turn < times; turn += 1)
      await contracts.reject(upline, { contractId: (await propose(upline, downline)).id })
  }

  it('are three within a day, taken back or refused, over all contracts of the two and the kind', async () => {
    const { upline, downline } = await pair()
    await takeBack(upline, downline, 2)
    await contracts.reject(downline, { contractId: (await propose(upline, downline)).id })
    await expect(propose(upline, downline)).rejects.toMatchObject({
      code: 'CONTRACT_WISHES_TOO_MANY',
      extras: { most: 3 },
    })
    const { total } = await contracts.list(downline, {}, { limit: 10, offset: 0 })
    expect(Number(total)).toBe(3)
    platform.clock.advance(24 * 3_600_000)
    expect(await propose(upline, downline)).toMatchObject({ state: 'REQUESTED' })
  })

  it('leave alone what the other side wants, others, and the platform', async () => {
    const { upline, downline } = await pair()
    await takeBack(upline, downline, 3)
    expect(await propose(upline, await tools.below(upline))).toMatchObject({ state: 'REQUESTED' })
    const asked = await contracts.request(downline, { kind: 'DAILY_SALARY', terms: termsAt(1) })
    expect(await contracts.accept(upline, answer(asked.id))).toMatchObject({ state: 'ACTIVE' })
    const [top] = await tools.agents(1)
    for (let turn = 0; turn < 4; turn += 1) {
      const { id } = await contracts.propose(house, { payeeId: need(top).memberId, terms: termsAt(1) })
      await contracts.reject(house, { contractId: id })
    }
  })

  it('are terms and the end alike', async () => {
    const { upline, downline } = await pair()
    const contractId = await tools.sign(upline, downline, termsAt(1))
    for (let turn = 0; turn < 2; turn += 1) {
      await contracts.terminate(upline, { contractId })
      await contracts.reject(downline, { contractId })
    }
    for (const wish of [() => contracts.terminate(upline, { contractId }), () => propose(upline, downline, 0.5)])
      await expect(wish()).rejects.toThrow('CONTRACT_WISHES_TOO_MANY')
    expect(await contracts.terminate(downline, { contractId })).toMatchObject({ state: 'TERMINATION_REQUESTED' })
  })

  race('are no more when many are sent at once', async () => {
    const { upline, downline } = await pair()
    await takeBack(upline, downline, 2)
    await Promise.allSettled(Array.from({ length: 6 }, () => takeBack(upline, downline, 1)))
    const { views } = await contracts.list(downline, {}, { limit: 10, offset: 0 })
    const proposed = views.flatMap(({ steps }) => steps.filter(({ deed }) => deed === 'PROPOSED'))
    expect(proposed).toHaveLength(3)
    await expect(propose(upline, downline)).rejects.toThrow('CONTRACT_WISHES_TOO_MANY')
  })
})

describe('other terms for a contract in force', () => {
  it('wait as a version more, and leave it as it was when they are refused', async () => {
    const { upline, downline } = await pair()
    const id = await tools.sign(upline, downline, termsAt(1))
    const order = { payeeId: downline.memberId, terms: termsAt(0.5) }
    expect(await contracts.propose(upline, order)).toMatchObject({
      id,
      state: 'ACTIVE',
      version: 1,
      proposed_version: 2,
    })
    await expect(contracts.terminate(downline, { contractId: id })).rejects.toThrow('CONTRACT_ANSWER_DUE')
    expect(await contracts.reject(downline, { contractId: id })).toMatchObject({ version: 1, proposed_version: null })
    expect(await contracts.propose(upline, order)).toMatchObject({ proposed_version: 3 })
    await expect(contracts.accept(downline, answer(id, 2))).rejects.toThrow('CONTRACT_VERSION_CHANGED')
    await expect(contracts.accept(downline, answer(id))).rejects.toThrow('CONTRACT_VERSION_CHANGED')
    expect(await contracts.accept(downline, answer(id, 3))).toMatchObject({ version: 3, proposed_version: null })
    const { versions } = await view(downline, id)
    expect(versions.map(({ validFrom }) => validFrom !== null)).toEqual([true, false, true])
  })

  it('are not changed while they wait', async () => {
    const { upline, downline } = await pair()
    await contracts.propose(upline, { payeeId: downline.memberId, terms: termsAt(1) })
    const other = { payeeId: downline.memberId, terms: termsAt(0.9) }
    await expect(contracts.propose(upline, other)).rejects.toThrow('CONTRACT_ANSWER_DUE')
    await expect(contracts.request(downline, { kind: 'DAILY_SALARY', terms: termsAt(1) })).rejects.toThrow(
      'CONTRACT_ANSWER_DUE',
    )
  })

  it('have the period that it has', async () => {
    const [agent] = await tools.agents(1)
    const payee = need(agent)
    const dividend = termsAt(10, 0, 'DIVIDEND')
    await tools.sign(house, payee, dividend)
    const order = { payeeId: payee.memberId, terms: { ...dividend, period: 'MONTH' as const } }
    await expect(contracts.propose(house, order)).rejects.toThrow('CONTRACT_PERIOD_DIFFERS')
  })
})

describe('who may', () => {
  it('an agent proposes what he could pay out of his own, to those directly below', async () => {
    const { agents } = await tools.signedLine(2, 1)
    const [top, middle] = [need(agents[0]), need(agents[1])]
    const last = await tools.below(middle)
    const [stranger] = await tools.agents(1)
    const propose = (payer: Maker, payee: { memberId: string }, terms = termsAt(1)) =>
      contracts.propose(payer, { payeeId: payee.memberId, terms })
    await expect(propose(top, last)).rejects.toThrow('CONTRACT_PAYEE_UNKNOWN')
    await expect(propose(top, need(stranger))).rejects.toThrow('CONTRACT_PAYEE_UNKNOWN')
    await expect(propose(top, { memberId: newId() })).rejects.toThrow('CONTRACT_PAYEE_UNKNOWN')
    await expect(propose(top, top)).rejects.toThrow('CONTRACT_PAYEE_UNKNOWN')
    await expect(propose(middle, last, termsAt(1.1))).rejects.toThrow('CONTRACT_BETTER_THAN_OWN')
    await expect(propose(middle, last, termsAt(1, 0, 'HOURLY_SALARY'))).rejects.toThrow('CONTRACT_NONE_OF_OWN')
    expect(await propose(middle, last)).toMatchObject({ state: 'REQUESTED' })
  })

  it('the platform proposes to those with nobody above', async () => {
    const [, below] = await tools.agents(2)
    const order = { payeeId: need(below).memberId, terms: termsAt(1) }
    await expect(contracts.propose(house, order)).rejects.toThrow('CONTRACT_PAYEE_NOT_TOP')
  })

  it('to everybody but its two sides a contract does not exist', async () => {
    const { agents, ids } = await tools.signedLine(2, 1, 0.5)
    const id = need(ids[2])
    for (const nobody of [need(agents[0]), need((await tools.agents(1))[0])]) {
      await expect(contracts.find(nobody, id)).rejects.toThrow('CONTRACT_NOT_FOUND')
      await expect(contracts.accept(nobody, answer(id))).rejects.toThrow('CONTRACT_NOT_FOUND')
      await expect(contracts.reject(nobody, { contractId: id })).rejects.toThrow('CONTRACT_NOT_FOUND')
      await expect(contracts.terminate(nobody, { contractId: id })).rejects.toThrow('CONTRACT_NOT_FOUND')
    }
  })

  it('a member becomes an agent by signing where the brand wants it so, and signs nothing where not', async () => {
    const { upline } = await pair()
    const member = await tools.below(upline, 0)
    const order = { payeeId: member.memberId, terms: termsAt(1) }
    await tools.template('DAILY_SALARY', false)
    await expect(contracts.propose(upline, order)).rejects.toThrow('CONTRACT_NEEDS_AGENT')
    await tools.template('DAILY_SALARY', true)
    const { id } = await contracts.propose(upline, order)
    await tools.template('DAILY_SALARY', false)
    await expect(contracts.accept(member, answer(id))).rejects.toThrow('CONTRACT_NEEDS_AGENT')
    await tools.template('DAILY_SALARY', true)
    await contracts.accept(member, answer(id))
    expect(await platform.context.members.find(member.merchantId, member.memberId)).toMatchObject({ type: 2 })
  })

  it('who has moved to another line signs nothing of the old one, and has one contract of a kind', async () => {
    const { upline, downline } = await pair()
    const { id } = await contracts.propose(upline, { payeeId: downline.memberId, terms: termsAt(1) })
    await platform.database.transaction((tx) => platform.context.members.moveLine(tx, downline, null))
    platform.clock.advance(24 * 3_600_000)
    await expect(contracts.accept(downline, answer(id))).rejects.toThrow('CONTRACT_LINE_MOVED')
    await tools.sign(house, downline, termsAt(1))
    await expect(contracts.accept(downline, answer(id))).rejects.toThrow('CONTRACT_OTHER_IN_FORCE')
  })
})

describe('terms that contradict each other are refused', () => {
  const daily = termsAt(1)
  const dividend = termsAt(1, 0, 'DIVIDEND')
  it.each([
    ['a daily salary by the week', { ...daily, period: 'WEEK' as const }, 'period'],
    ['a floating salary', { ...daily, pick: 'FLOAT' as const }, 'pick'],
    ['a salary that carries losses', { ...daily, carry: 'NEXT' as const }, 'carry'],
    ['halves of months of weeks', { ...dividend, period: 'WEEK' as const, carry: 'HALF_MONTH' as const }, 'carry'],
    ['two tiers of one rate', { ...daily, tiers: [...daily.tiers, ...daily.tiers] }, 'tiers'],
    ['no tiers', { ...daily, tiers: [] }, 'tiers'],
    ['two tiers that ask the same', { ...daily, tiers: [...termsAt(1, 500).tiers, ...termsAt(2, 500).tiers] }, 'tiers'],
  ])('%s', async (_what, terms, field) => {
    await expect(contracts.propose(house, { payeeId: newId(), terms })).rejects.toMatchObject({
      code: 'CONTRACT_TERMS_INVALID',
      field,
    })
  })
})

it('the history goes forward, also where who acts later read the clock earlier', async () => {
  const { upline, downline } = await pair()
  const { id } = await contracts.propose(upline, { payeeId: downline.memberId, terms: termsAt(1) })
  platform.clock.advance(-60_000)
  await contracts.accept(downline, answer(id))
  platform.clock.advance(60_000)
  const { steps } = await contracts.find(downline, id)
  const moments = steps.map(({ at }) => at)
  expect(moments).toEqual(moments.toSorted())
})

describe('at once', () => {
  race('two signatures are one', async () => {
    const { upline, downline } = await pair()
    const { id } = await contracts.propose(upline, { payeeId: downline.memberId, terms: termsAt(1) })
    const signed = await Promise.all([contracts.accept(downline, answer(id)), contracts.accept(downline, answer(id))])
    expect(signed.map(({ state }) => state)).toEqual(['ACTIVE', 'ACTIVE'])
    expect(await deeds(downline, id)).toEqual(['PROPOSED by PAYER of 1', 'SIGNED by PAYEE of 1'])
  })

  race('of a signature and of taking the proposal back one counts', async () => {
    const { upline, downline } = await pair()
    const { id } = await contracts.propose(upline, { payeeId: downline.memberId, terms: termsAt(1) })
    const ends = await Promise.allSettled([
      contracts.accept(downline, answer(id)),
      contracts.reject(upline, { contractId: id }),
    ])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = ends.find((each) => each.status === 'rejected')
    expect(lost?.reason).toMatchObject({ code: 'CONTRACT_STATE_CHANGED' })
    const isSigned = ends[0]?.status === 'fulfilled'
    expect(await tools.states(id)).toEqual([isSigned ? 'ACTIVE' : 'REJECTED'])
  })

  race('two proposals of the same are one contract', async () => {
    const { upline, downline } = await pair()
    const order = { payeeId: downline.memberId, terms: termsAt(1) }
    const [one, other] = await Promise.all([contracts.propose(upline, order), contracts.propose(upline, order)])
    expect(one.id).toBe(other.id)
    expect(await deeds(upline, one.id)).toHaveLength(1)
  })
})
