import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createContractTools, house, termsAt } from '../../../../tests/support/contracts.ts'
import { need } from '../../../../tests/support/need.ts'
import { randomAddress, SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { SIGNED_AGENT } from '../../lib/account-types.ts'
import { newPlainText } from '../../lib/credentials.ts'
import { newId } from '../../lib/id.ts'

let platform: TestPlatform
let tools: ReturnType<typeof createContractTools>
beforeAll(async () => {
  platform = await startPlatform({ jobs: true })
  tools = createContractTools(platform)
})
afterAll(() => platform.stop())

type Agent = Awaited<ReturnType<TestPlatform['signedInMember']>>
const HOUR = 3_600_000

const agent = () => platform.signedInMember({ type: 1 })
const makerOf = ({ member }: Agent) => ({
  merchantId: member.merchant_id,
  memberId: member.id,
  account: member.account,
})
const create = ({ token }: Agent, wish: object = {}) =>
  platform.call('createInvitation', { token, body: { name: `Zalo ${newPlainText(8)}`, makesAgents: false, ...wish } })
const made = async (by: Agent, wish: object = {}) => (await create(by, wish)).value
const find = async ({ token }: Agent, id: string) =>
  need((await platform.call('listInvitations', { token, query: { ids: id } })).value.content[0])
const end = ({ token }: Agent, id: string) => platform.call('endInvitation', { token, params: { id } })
const arrivals = ({ token }: Agent, id: string) => platform.call('listArrivals', { token, params: { id } })
const register = (referralCode: string, username = `khach${newPlainText(12)}`) =>
  platform.call('register', {
    merchant: 'SENVANG',
    ip: randomAddress(),
    body: {
      username,
      password: 'Hoa!mai2026x',
      confirmPassword: 'Hoa!mai2026x',
      acceptedTerms: true,
      login: true,
      referralCode,
    },
  })
const check = async (code: string) => (await platform.call('checkAffiliate', { body: { code } })).value.valid
const expectOver = async (code: string) => {
  expect(await check(code)).toBe(false)
  expect(await register(code)).toMatchObject({ status: 422, code: 'AFFILIATE_INVALID', field: 'referralCode' })
}
const contractsOf = async ({ token }: { token: string }) =>
  (await platform.call('listContracts', { token, query: { party: 'PAYEE' } })).value.content

describe('a registration link', () => {
  it('leads who registers by it into the line of its agent, and says who came', async () => {
    const owner = await agent()
    const link = await made(owner, { name: '  Nhóm Zalo  ', mostUses: 5 })
    expect(link).toMatchObject({
      name: 'Nhóm Zalo',
      state: 'OPEN',
      uses: 0,
      mostUses: 5,
      lastUsedAt: null,
      offer: null,
    })
    expect(link.code).toMatch(/^[A-Z2-9]{10}$/)
    expect(await check(link.code.toLowerCase())).toBe(true)
    const { value } = await register(link.code.toLowerCase())
    expect(value.member.type).toBe(0)
    const team = (await platform.call('listTeamMembers', { token: owner.token })).value.content
    expect(team).toMatchObject([{ id: value.member.id, level: 1, isAgent: false }])
    expect(await find(owner, link.id)).toMatchObject({ uses: 1, state: 'OPEN' })
    expect((await arrivals(owner, link.id)).value).toMatchObject({
      totalItems: 1,
      content: [{ memberId: value.member.id, account: value.member.account }],
    })
  })

  it('makes agents where it says so', async () => {
    const { code } = await made(await agent(), { makesAgents: true })
    const { value } = await register(code)
    expect(value.member.type).toBe(SIGNED_AGENT)
    expect((await platform.call('getTeam', { token: value.token })).success).toBe(true)
  })

  it('lets nobody in once it is ended, expired or used up', async () => {
    const owner = await agent()
    const ended = await made(owner)
    expect((await end(owner, ended.id)).value).toMatchObject({ state: 'ENDED' })
    const { endedAt } = (await end(owner, ended.id)).value
    expect(endedAt).toBe((await find(owner, ended.id)).endedAt)
    await expectOver(ended.code)
    const once = await made(owner, { mostUses: 1 })
    expect((await register(once.code)).success).toBe(true)
    expect(await find(owner, once.id)).toMatchObject({ state: 'USED_UP', uses: 1 })
    await expectOver(once.code)
    const short = await made(owner, { expiresAt: new Date(platform.clock.now().getTime() + HOUR).toISOString() })
    expect(await check(short.code)).toBe(true)
    await platform.database.raw('update invitations set expires_at = $2 where id = $1', [
      short.id,
      new Date(platform.clock.now().getTime() - 1),
    ])
    expect(await find(owner, short.id)).toMatchObject({ state: 'EXPIRED' })
    await expectOver(short.code)
  })

  it('leads nowhere when its agent is one no more, and to no other brand', async () => {
    const owner = await agent()
    const { code } = await made(owner)
    const away = await platform.call('checkAffiliate', { body: { code }, merchant: 'SAKURA' })
    expect(away.value.valid).toBe(false)
    await platform.database.raw('update members set type = 0 where id = $1', [owner.member.id])
    await expectOver(code)
  })

  it('is not counted by a registration that is refused', async () => {
    const owner = await agent()
    const link = await made(owner)
    expect(await register(link.code, 'demo01')).toMatchObject({ code: 'ACCOUNT_TAKEN' })
    expect(await find(owner, link.id)).toMatchObject({ uses: 0, lastUsedAt: null })
  })

  it('is refused twice of one name, with an expiry that is past, and beyond what an agent may have', async () => {
    const owner = await agent()
    const first = await made(owner, { name: 'Facebook' })
    expect(await create(owner, { name: 'facebook ' })).toMatchObject({ code: 'INVITATION_NAME_TAKEN', field: 'name' })
    await end(owner, first.id)
    expect((await create(owner, { name: 'facebook' })).success).toBe(true)
    expect(await create(owner, { expiresAt: '2020-01-01T00:00:00Z' })).toMatchObject({
      code: 'INVITATION_EXPIRY_PAST',
      field: 'expiresAt',
    })
    expect(await create(owner, { name: '   ' })).toMatchObject({ status: 400 })
    await platform.database.raw(
      `insert into invitations (merchant_id, id, agent_id, code, name, makes_agents, uses, created_at)
       select $1, gen_random_uuid(), $2, upper(substr(md5($3 || n), 1, 10)), 'link ' || n, false, 0, now() from generate_series(1, 99) n`,
      [SENVANG, owner.member.id, owner.member.id],
    )
    expect(await create(owner)).toMatchObject({ status: 409, code: 'INVITATIONS_TOO_MANY', most: 100 })
  })

  it('and who came by it are the agent’s own: to another agent there is none', async () => {
    const link = await made(await agent())
    const stranger = await agent()
    expect(await end(stranger, link.id)).toMatchObject({ status: 404, code: 'INVITATION_NOT_FOUND' })
    expect(await arrivals(stranger, link.id)).toMatchObject({ status: 404, code: 'INVITATION_NOT_FOUND' })
    expect(
      (await platform.call('listInvitations', { token: stranger.token, query: { ids: link.id } })).value.content,
    ).toEqual([])
    expect((await end(stranger, newId())).code).toBe('INVITATION_NOT_FOUND')
  })

  it('does not name who left the line since', async () => {
    const owner = await agent()
    const link = await made(owner)
    const { value } = await register(link.code)
    const edge = [value.member.id, owner.member.id]
    await platform.database.raw('delete from member_tree where descendant_id = $1 and ancestor_id = $2', edge)
    expect((await arrivals(owner, link.id)).value.content).toMatchObject([{ memberId: null, account: null }])
  })

  it('is for agents alone', async () => {
    for (const type of [0, 4]) {
      const other = await platform.signedInMember({ type })
      expect((await create(other)).status).toBe(403)
      expect((await end(other, newId())).status).toBe(403)
      expect((await arrivals(other, newId())).status).toBe(403)
      for (const call of ['listInvitations', 'listContractOffers'] as const)
        expect((await platform.call(call, { token: other.token })).status).toBe(403)
    }
  })
})

describe('an offer with a link', () => {
  it('is proposed to who comes, by the conditions of the agent’s own contract', async () => {
    const owner = await agent()
    await tools.sign(house, makerOf(owner), termsAt(2, 1_000_000))
    expect((await platform.call('listContractOffers', { token: owner.token })).value).toEqual([
      { kind: 'DAILY_SALARY', period: 'DAY', mostRate: 20_000, isForMembers: false },
    ])
    const offer = { kind: 'DAILY_SALARY', rate: 15_000 }
    const link = await made(owner, { makesAgents: true, offer })
    expect(link.offer).toEqual(offer)
    const { value } = await register(link.code)
    await vi.waitFor(
      async () =>
        expect(await contractsOf(value)).toMatchObject([
          {
            state: 'REQUESTED',
            awaits: 'PAYEE',
            payerId: owner.member.id,
            period: 'DAY',
            versions: [{ tiers: [{ validBet: '1000000.00', rate: 15_000 }] }],
          },
        ]),
      { timeout: 10_000 },
    )
  })

  it('that the agent could not pay, or that nobody who comes may sign, is refused', async () => {
    const owner = await agent()
    const offer = (rate: number, kind = 'DAILY_SALARY') => ({ makesAgents: true, offer: { kind, rate } })
    expect(await create(owner, offer(1))).toMatchObject({ code: 'CONTRACT_NONE_OF_OWN', field: 'offer.kind' })
    await tools.sign(house, makerOf(owner), termsAt(2))
    expect(await create(owner, offer(20_001))).toMatchObject({ code: 'CONTRACT_BETTER_THAN_OWN', field: 'offer.rate' })
    expect(await create(owner, offer(1, 'DIVIDEND'))).toMatchObject({ code: 'CONTRACT_NONE_OF_OWN' })
    const toMembers = { ...offer(20_000), makesAgents: false }
    expect(await create(owner, toMembers)).toMatchObject({ status: 403, code: 'CONTRACT_NEEDS_AGENT' })
    expect((await create(owner, offer(20_000))).success).toBe(true)
  })

  it('that the agent cannot pay any more is not proposed, and nobody is turned away for it', async () => {
    const owner = await agent()
    const id = await tools.sign(house, makerOf(owner), termsAt(2))
    const link = await made(owner, { makesAgents: true, offer: { kind: 'DAILY_SALARY', rate: 20_000 } })
    const { contracts, invitations } = platform.context
    await contracts.terminate(makerOf(owner), { contractId: id })
    await contracts.accept(house, { contractId: id, version: 1, isConfirmed: true })
    const { value, success } = await register(link.code)
    expect(success).toBe(true)
    await invitations.offer({
      merchantId: SENVANG,
      agentId: owner.member.id,
      memberId: value.member.id,
      kind: 'DAILY_SALARY',
      rate: 20_000,
    })
    expect(await contractsOf(value)).toEqual([])
  })
})
