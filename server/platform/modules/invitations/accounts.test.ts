import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createContractTools, house, termsAt } from '../../../../tests/support/contracts.ts'
import { randomAddress, SENVANG, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { SIGNED_AGENT } from '../../lib/account-types.ts'
import { newPlainText } from '../../lib/credentials.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ jobs: true })
})
afterAll(() => platform.stop())

type Agent = Awaited<ReturnType<TestPlatform['signedInMember']>>
const PASSWORD = 'Hoa!mai2026x'
const newName = () => `mo${newPlainText(12)}`
const agent = () => platform.signedInMember({ type: 1 })
const open = ({ token }: Agent, wish: object = {}) =>
  platform.call('openAccount', {
    token,
    ip: randomAddress(),
    language: 'en',
    body: { username: newName(), password: PASSWORD, isAgent: false, ...wish },
  })
const signIn = (username: string, password: string) =>
  platform.call('signIn', { merchant: 'SENVANG', ip: randomAddress(), body: { type: 'username', username, password } })
const teamSize = async ({ token }: Agent) => (await platform.call('getTeam', { token })).value.members

describe('an account that an agent opens', () => {
  it('stands directly below, and its owner must choose another password first', async () => {
    const owner = await agent()
    const username = newName()
    const { value } = await open(owner, { username })
    expect(value.account).toBe(username)
    const team = (await platform.call('listTeamMembers', { token: owner.token })).value.content
    expect(team).toMatchObject([
      { id: value.memberId, account: username, level: 1, isAgent: false, lastSignInAt: null },
    ])
    const { value: first } = await signIn(username, PASSWORD)
    expect(first).toMatchObject({ firstTimeLogin: true, mustChangePassword: true, member: { type: 0 } })
    expect((await platform.call('getUnreadCount', { token: first.token })).value).toEqual({ count: 1 })
    const change = { oldPassword: PASSWORD, newPassword: 'Sen#vang-7788', confirmNewPassword: 'Sen#vang-7788' }
    expect((await platform.call('changePassword', { token: first.token, body: change })).success).toBe(true)
    expect((await signIn(username, 'Sen#vang-7788')).value.mustChangePassword).toBe(false)
    expect((await signIn(username, PASSWORD)).code).toBe('SIGN_IN_WRONG')
  })

  it('is an agent’s where the agent says so, and is offered a contract', async () => {
    const owner = await agent()
    const tools = createContractTools(platform)
    const maker = { merchantId: SENVANG, memberId: owner.member.id, account: owner.member.account }
    await tools.sign(house, maker, termsAt(1))
    const offer = { kind: 'DAILY_SALARY', rate: 4_000 }
    expect(await open(owner, { offer })).toMatchObject({ code: 'CONTRACT_NEEDS_AGENT', field: 'offer.kind' })
    const username = newName()
    expect((await open(owner, { username, isAgent: true, offer })).success).toBe(true)
    const { value } = await signIn(username, PASSWORD)
    expect(value.member.type).toBe(SIGNED_AGENT)
    await vi.waitFor(
      async () =>
        expect((await platform.call('listContracts', { token: value.token })).value.content).toMatchObject([
          { state: 'REQUESTED', payerId: owner.member.id, versions: [{ tiers: [{ rate: 4_000 }] }] },
        ]),
      { timeout: 10_000 },
    )
  })

  it.each([
    [{ username: 'ab' }, 'INVALID_INPUT', 'username'],
    [{ username: 'có dấu' }, 'INVALID_INPUT', 'username'],
    [{ username: 'DEMO01' }, 'ACCOUNT_TAKEN', 'username'],
    [{ password: 'Password1!' }, 'PASSWORD_COMMON', 'password'],
    [{ username: 'thanhtung', password: 'thanhtung99' }, 'PASSWORD_PERSONAL', 'password'],
    [{ offer: { kind: 'DIVIDEND', rate: 1 } }, 'CONTRACT_NONE_OF_OWN', 'offer.kind'],
  ])('is refused as a registration is: %j', async (wish, code, field) => {
    expect(await open(await agent(), wish)).toMatchObject({ success: false, code, field })
  })

  it('is answered again when the answer was lost, until its owner came', async () => {
    const owner = await agent()
    const username = newName()
    const { value } = await open(owner, { username })
    expect((await open(owner, { username })).value).toEqual(value)
    expect(await teamSize(owner)).toBe(1)
    expect((await open(owner, { username, password: 'Hoa!mai2026y' })).code).toBe('ACCOUNT_TAKEN')
    expect((await open(await agent(), { username })).code).toBe('ACCOUNT_TAKEN')
    await signIn(username, PASSWORD)
    expect((await open(owner, { username })).code).toBe('ACCOUNT_TAKEN')
  })

  it('is opened by agents alone', async () => {
    for (const type of [0, 4]) expect((await open(await platform.signedInMember({ type }))).status).toBe(403)
  })
})
