import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContractTools, house, termsAt } from '../../../../tests/support/contracts.ts'
import { DEMO_PASSWORD, randomAddress, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import { employFor, FIRST_PASSWORD, OWN_PASSWORD } from '../../../../tests/support/subaccounts.ts'
import { listCalls } from '../../modules.ts'

const AGENT = 1
const SAKURA = '01935000-0000-7000-8000-000000000002'

let platform: TestPlatform
beforeAll(async () => {
  const many = { points: 100_000, seconds: 1 }
  platform = await startPlatform({ overrides: { limits: { call: many, memberCall: many, credential: many } } })
})
afterAll(() => platform.stop())

const newAgent = (merchantId?: string) => platform.signedInMember({ type: AGENT, ...(merchantId && { merchantId }) })
type Agent = Awaited<ReturnType<typeof newAgent>>

const create = ({ token, merchant }: Agent, name: string, rights: string[] = [], change: object = {}) =>
  platform.call('createSubaccount', {
    token,
    merchant,
    body: { name, displayName: 'Minh', rights, password: FIRST_PASSWORD, ownPassword: DEMO_PASSWORD, ...change },
  })

const signIn = (
  username: string,
  password = FIRST_PASSWORD,
  side: string | undefined = 'AGENT',
  ip = randomAddress(),
) => platform.call('signIn', { ip, body: { type: 'username', username, password, ...(side && { side }) } })

/** An agent with a subaccount that chose a password of its own and is signed in. */
async function employ(rights: string[] = []) {
  const agent = await newAgent()
  return { agent, ...(await employFor(platform, agent, rights)) }
}

const deedsOf = async ({ token }: Agent) =>
  (await platform.call('listSubaccountDeeds', { token })).value.content.map(({ deed, about, outcome }) => [
    deed,
    about,
    outcome,
  ])

const newName = () => `mo${Math.random().toString(36).slice(2, 12)}`
const open = (token: string, username: string, offer?: object) =>
  platform.call('openAccount', {
    token,
    body: { username, password: 'Sen@vang2026', isAgent: false, ...(offer && { offer }) },
  })

describe('contracts without pay', () => {
  it('do not try the contract by which the agent is paid', async () => {
    const tools = createContractTools(platform)
    const { agent, token } = await employ(['CONTRACTS'])
    const { merchant_id: merchantId, id: memberId, account } = agent.member
    const maker = { merchantId, memberId, account }
    const own = await tools.sign(house, maker, termsAt(2))
    const tryOut = (by: string) => platform.call('tryContract', { token: by, body: { contractId: own } })
    expect(await tryOut(token)).toMatchObject({ status: 403, code: 'SUBACCOUNT_FORBIDDEN' })
    expect((await tryOut(agent.token)).status).toBe(200)
  })
})

describe('the door', () => {
  it('lets a subaccount in on the agents’ side alone, and says who acts', async () => {
    const agent = await newAgent()
    const { value } = await create(agent, 'QuanLy', ['REGISTER'])
    expect(value).toMatchObject({
      signInName: `${agent.member.account}.quanly`,
      isOpen: true,
      mustChangePassword: true,
      lastSeenAt: null,
    })
    const entered = await signIn(value.signInName.toUpperCase())
    expect(entered.value).toMatchObject({
      mustChangePassword: true,
      deviceToken: null,
      member: { id: agent.member.id, email: null, subaccount: { name: 'quanly', rights: ['REGISTER'] } },
    })
    expect(await signIn(value.signInName, FIRST_PASSWORD, 'MEMBER')).toMatchObject({ code: 'SIGN_IN_WRONG' })
    expect(await signIn(value.signInName, FIRST_PASSWORD, '')).toMatchObject({ code: 'SIGN_IN_WRONG' })
  })

  it('answers alike for whatever is wrong, and counts three tries for an address', async () => {
    const { subaccount, agent } = await employ()
    const ip = randomAddress()
    const unknown = await signIn(`${agent.member.account}.nobody`)
    const first = await signIn(subaccount.signInName, 'Wrong@12345', 'AGENT', ip)
    expect({ status: first.status, code: first.code, message: first.message }).toEqual({
      status: unknown.status,
      code: unknown.code,
      message: unknown.message,
    })
    const again = async (password: string) =>
      platform.call('signIn', {
        ip,
        body: {
          type: 'username',
          username: subaccount.signInName,
          password,
          side: 'AGENT',
          ...(await platform.captcha()),
        },
      })
    await again('Wrong@12345')
    await again('Wrong@12345')
    expect(await again(OWN_PASSWORD)).toMatchObject({ code: 'SIGN_IN_WRONG' })
    expect((await signIn(agent.member.account, DEMO_PASSWORD)).status).toBe(200)
  })

  it('makes no address known to the agent', async () => {
    const { agent, subaccount } = await employ()
    const ip = randomAddress()
    expect((await signIn(subaccount.signInName, OWN_PASSWORD, 'AGENT', ip)).status).toBe(200)
    const { id, merchant_id: merchantId } = agent.member
    expect(await platform.context.sessions.isKnownAddress(merchantId, id, ip)).toBe(false)
    expect(await platform.context.sessions.isKnownAddress(merchantId, id, ip, subaccount.id)).toBe(true)
  })

  it('closes with the agent’s account', async () => {
    const { agent, subaccount, token } = await employ()
    await platform.database.raw("update members set status = 'LOCKED' where id = $1", [agent.member.id])
    expect(await platform.call('getMember', { token })).toMatchObject({ status: 401 })
    expect(await signIn(subaccount.signInName, OWN_PASSWORD)).toMatchObject({ code: 'ACCOUNT_LOCKED' })
  })

  it('knows no account with a dot in it', async () => {
    const { token } = await newAgent()
    expect(await open(token, 'lan.quanly')).toMatchObject({ code: 'INVALID_INPUT', field: 'username' })
  })
})

describe('a subaccount', () => {
  it('is refused every call of members that does not name it', async () => {
    const { token } = await employ(['REGISTER', 'CONTRACTS', 'RULES', 'PAY'])
    for (const { name, call } of listCalls().filter(({ call }) => call.access === 'member' && !call.subaccount)) {
      const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, key]) => [key ?? '', 'x']))
      const answer = await platform.call(name as 'getMember', { token, params })
      expect({ name, status: answer.status, code: answer.code }).toEqual({
        name,
        status: 403,
        code: 'SUBACCOUNT_FORBIDDEN',
      })
    }
  })

  it('reads and is refused what it has no right for', async () => {
    const { token } = await employ()
    expect((await platform.call('getTeam', { token })).status).toBe(200)
    expect(await open(token, newName())).toMatchObject({ status: 403, code: 'SUBACCOUNT_FORBIDDEN' })
    expect(await platform.call('readIncome', { token })).toMatchObject({ code: 'SUBACCOUNT_FORBIDDEN' })
  })

  it('does nothing while the agent knows its password', async () => {
    const agent = await newAgent()
    const { value } = await create(agent, 'moi', ['REGISTER'])
    const { token } = (await signIn(value.signInName)).value
    expect((await platform.call('getTeam', { token })).status).toBe(200)
    expect(await open(token, newName())).toMatchObject({ code: 'PASSWORD_CHANGE_NEEDED' })
  })

  it('opens accounts below the agent, who reads of it; an offer takes the right for contracts', async () => {
    const { agent, token } = await employ(['REGISTER'])
    const username = newName()
    expect((await open(token, username)).status).toBe(200)
    const offer = { kind: 'DAILY_SALARY', rate: 5000 }
    const refused = newName()
    expect(await open(token, refused, offer)).toMatchObject({ status: 403 })
    expect(await platform.call('getProfile', { token })).toMatchObject({ code: 'SUBACCOUNT_FORBIDDEN' })
    expect(await platform.call('sendToLine', { token })).toMatchObject({ code: 'SUBACCOUNT_FORBIDDEN' })
    expect(await deedsOf(agent)).toEqual([
      ['REFUSED', 'WALLETS_LINE', 'SUBACCOUNT_FORBIDDEN'],
      ['OPEN_ACCOUNT', refused, 'FORBIDDEN'],
      ['OPEN_ACCOUNT', username, 'DONE'],
      ['CHANGE_PASSWORD', null, 'DONE'],
      ['SIGN_IN', null, 'DONE'],
    ])
  })

  it('signs no contract', async () => {
    const { token } = await employ(['CONTRACTS'])
    expect(await platform.call('processDividend', { token, body: { action: 'REQUEST' } })).toMatchObject({
      code: 'SUBACCOUNT_FORBIDDEN',
      field: 'action',
    })
  })

  it('wakes an idle session with its own password, not the agent’s', async () => {
    const { token } = await employ()
    platform.clock.advance(31 * 60_000)
    expect(await platform.call('reauthenticate', { token, body: { password: DEMO_PASSWORD } })).toMatchObject({
      code: 'OLD_PASSWORD_WRONG',
    })
    expect((await platform.call('reauthenticate', { token, body: { password: OWN_PASSWORD } })).status).toBe(200)
    expect((await platform.call('getMember', { token })).status).toBe(200)
  })
})

describe('the agent', () => {
  it('proves with his own password that it is he', async () => {
    const agent = await newAgent()
    expect(await create(agent, 'ten', [], { ownPassword: 'Wrong@12345' })).toMatchObject({
      code: 'OLD_PASSWORD_WRONG',
      field: 'ownPassword',
    })
  })

  it.each([
    ['disables', 'disableSubaccount', undefined],
    ['changes the rights of', 'changeSubaccount', { displayName: 'Minh', rights: ['RULES'] }],
    ['gives another password to', 'setSubaccountPassword', { password: 'Tqhwn-5832-bnmk', ownPassword: DEMO_PASSWORD }],
  ] as const)('%s one, and it is out', async (_, call, body) => {
    const { agent, subaccount, token } = await employ(['REGISTER'])
    const done = await platform.call(call, { token: agent.token, params: { id: subaccount.id }, ...(body && { body }) })
    expect(done.status).toBe(200)
    expect(await platform.call('getMember', { token })).toMatchObject({ status: 401 })
    expect((await platform.call('getMember', { token: agent.token })).status).toBe(200)
  })

  it('lets one in again that he disabled', async () => {
    const { agent, subaccount } = await employ()
    const params = { id: subaccount.id }
    await platform.call('disableSubaccount', { token: agent.token, params })
    expect(await signIn(subaccount.signInName, OWN_PASSWORD)).toMatchObject({ code: 'SIGN_IN_WRONG' })
    await platform.call('enableSubaccount', { token: agent.token, params })
    expect((await signIn(subaccount.signInName, OWN_PASSWORD)).status).toBe(200)
  })

  it('has his own alone', async () => {
    const { subaccount } = await employ()
    for (const other of [await newAgent(), await newAgent(SAKURA)]) {
      const where = { token: other.token, merchant: other.merchant }
      expect(await platform.call('disableSubaccount', { ...where, params: { id: subaccount.id } })).toMatchObject({
        status: 404,
        code: 'SUBACCOUNT_NOT_FOUND',
      })
      expect((await platform.call('listSubaccounts', where)).value.content).toEqual([])
      const asked = { ...where, query: { subaccountId: subaccount.id } }
      expect((await platform.call('listSubaccountDeeds', asked)).value.content).toEqual([])
    }
  })

  it('is somebody who is one', async () => {
    const { token } = await platform.signedInMember()
    expect(await platform.call('listSubaccounts', { token })).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  race('has twenty that are open, however many he opens at once', async () => {
    const agent = await newAgent()
    for (let count = 0; count < 19; count++) expect((await create(agent, `so${count}`)).status).toBe(200)
    const codes = (await Promise.all(['mot', 'hai', 'ba'].map((name) => create(agent, name)))).map(
      ({ code }) => code ?? 'DONE',
    )
    expect(codes.sort()).toEqual(['DONE', 'SUBACCOUNTS_TOO_MANY', 'SUBACCOUNTS_TOO_MANY'])
  })

  race('reads of what was done while he disabled it', async () => {
    const { agent, subaccount, token } = await employ(['REGISTER'])
    const username = newName()
    const [opened] = await Promise.all([
      open(token, username),
      platform.call('disableSubaccount', { token: agent.token, params: { id: subaccount.id } }),
    ])
    const isSeen = (await deedsOf(agent)).some(([deed, about]) => deed === 'OPEN_ACCOUNT' && about === username)
    if (opened.success) expect(isSeen).toBe(true)
    else expect(opened.status).toBe(401)
    expect(await open(token, newName())).toMatchObject({ status: 401 })
  })
})
