import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import { need } from '../../../../tests/support/need.ts'
import { DEMO_PASSWORD, randomAddress, startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import type { Database } from '../../db/connection.ts'

/** How many guesses were held against a password that exists. */
const checked = vi.hoisted(() => ({ count: 0 }))
vi.mock('../../lib/credentials.ts', async (load) => {
  const real = await load<typeof import('../../lib/credentials.ts')>()
  return {
    ...real,
    passwordMatches: async (hash: string | undefined, password: string) => {
      // What is only to take as long need not take so long here, hundreds of times.
      if (hash === undefined) return false
      checked.count++
      return real.passwordMatches(hash, password)
    },
  }
})

const MINUTE = 60_000
const GUESSES = 96
/** domain.md 9. */
const MOST = 3
const MOST_OF_STRANGERS = 20
const WRONG = 'Wrong@12345'
const many = { points: 100_000, seconds: 1 }

// Each of hundreds of calls is sealed, and some hundred passwords are hashed, slowly on purpose.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

describeOnEachDatabase('guesses that come all at once', (open) => {
  let database: Database
  let nodes: [TestPlatform, TestPlatform]
  beforeAll(async () => {
    database = await open()
    const overrides = { limits: { captcha: many, credential: many, call: many, memberCall: many } }
    const platform = await startPlatform({ database, overrides })
    nodes = [platform, await startPlatform({ database, overrides, empty: true })]
    for (const { context } of nodes) await context.jobs.start({ work: false })
  })
  afterAll(async () => {
    for (const node of nodes) {
      await node.context.jobs.stop()
      await node.stop()
    }
    await database.close()
  })
  // Before and not after: preparing the platform proves passwords as well.
  beforeEach(() => {
    checked.count = 0
  })

  const nodeOf = (index: number) => need(nodes[index % 2])
  const atOnce = <Result>(work: (node: TestPlatform, index: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: GUESSES }, (_, index) => work(nodeOf(index), index)))
  const codesOf = (answers: { code?: string }[]) => [...new Set(answers.map(({ code }) => code ?? 'IN'))].sort()

  async function signIn(node: TestPlatform, username: string, password: string, ip: string, captcha: object = {}) {
    return node.call('signIn', { ip, body: { type: 'username', username, password, ...captcha } })
  }
  const withCaptcha = async (node: TestPlatform, username: string, password: string, ip: string) =>
    signIn(node, username, password, ip, await node.captcha())
  const operatorSignIn = (node: TestPlatform, account: string, password: string, ip: string) =>
    node.call('operatorSignIn', { ip, body: { account, password } })

  async function madeOperator() {
    const { context } = nodes[0]
    const { id } = await context.sites.defaultMerchant()
    const account = `staff${randomAddress().replaceAll('.', '')}`
    await context.operators.createOperator({
      account,
      name: 'Nhân viên',
      role: 'ADMIN',
      password: DEMO_PASSWORD,
      merchantIds: [id],
    })
    return account
  }

  race('of a member’s password: one is looked at, then a captcha is asked for', async () => {
    const { account } = await nodes[0].member()
    const ip = randomAddress()
    const answers = await atOnce((node) => signIn(node, account, WRONG, ip))
    expect(codesOf(answers)).toEqual(['CAPTCHA_REQUIRED', 'SIGN_IN_WRONG'])
    expect(checked.count).toBe(1)
  })

  race(
    'of a member’s password, each with its captcha: three are looked at, and the right one comes too late',
    async () => {
      const { account } = await nodes[0].member()
      const ip = randomAddress()
      expect(codesOf(await atOnce((node) => withCaptcha(node, account, WRONG, ip)))).toEqual(['SIGN_IN_WRONG'])
      expect(checked.count).toBe(MOST)
      const right = Math.floor(Math.random() * GUESSES)
      const more = await atOnce((node, index) =>
        withCaptcha(node, account, index === right ? DEMO_PASSWORD : WRONG, ip),
      )
      expect(codesOf(more)).toEqual(['SIGN_IN_WRONG'])
      expect(checked.count).toBe(MOST)
    },
  )

  race(
    'of a member’s password from as many addresses: twenty are looked at, and the owner gets in at home',
    async () => {
      const { account, id } = await nodes[0].member({ email: `${randomAddress()}@example.com` })
      const home = randomAddress()
      expect((await signIn(nodes[0], account, DEMO_PASSWORD, home)).success).toBe(true)
      checked.count = 0
      expect(codesOf(await atOnce((node) => withCaptcha(node, account, WRONG, randomAddress())))).toEqual([
        'SIGN_IN_WRONG',
      ])
      expect(checked.count).toBe(MOST_OF_STRANGERS)
      expect((await withCaptcha(nodes[1], account, DEMO_PASSWORD, randomAddress())).code).toBe('SIGN_IN_WRONG')
      // Told once, however many came.
      const told = await database.raw("select 1 from member_messages where member_id = $1 and title like '%thử%'", [id])
      expect(told).toHaveLength(1)
      expect((await signIn(nodes[1], account, DEMO_PASSWORD, home)).success).toBe(true)
    },
  )

  race('of a member’s own password inside a session: three are looked at, and nothing is unlocked', async () => {
    const { token } = await nodes[0].signedInMember()
    nodes[0].clock.advance(31 * MINUTE)
    nodes[1].clock.advance(31 * MINUTE)
    checked.count = 0
    const ip = randomAddress()
    const unlock = (node: TestPlatform, password: string) =>
      node.call('reauthenticate', { token, ip, body: { password } })
    expect(codesOf(await atOnce((node) => unlock(node, WRONG)))).toEqual(['OLD_PASSWORD_WRONG'])
    expect(checked.count).toBe(MOST)
    expect((await unlock(nodes[1], DEMO_PASSWORD)).code).toBe('OLD_PASSWORD_WRONG')
  })

  race('of a member’s own password inside a session, from as many addresses: three are looked at', async () => {
    const { token, member } = await nodes[0].signedInMember()
    checked.count = 0
    const unlock = (node: TestPlatform, password: string) =>
      node.call('reauthenticate', { token, ip: randomAddress(), body: { password } })
    expect(codesOf(await atOnce((node) => unlock(node, WRONG)))).toEqual(['OLD_PASSWORD_WRONG'])
    expect(checked.count).toBe(MOST)
    expect((await unlock(nodes[1], DEMO_PASSWORD)).code).toBe('OLD_PASSWORD_WRONG')
    // Whoever has only the session shuts nobody out at the door, and who comes in there may try again.
    expect((await signIn(nodes[0], member.account, DEMO_PASSWORD, randomAddress())).success).toBe(true)
    expect((await unlock(nodes[1], DEMO_PASSWORD)).success).toBe(true)
  })

  race('of strangers at the door do not count inside the session of the member', async () => {
    const { token, member } = await nodes[0].signedInMember()
    await Promise.all([1, 2, 3, 4].map(() => withCaptcha(nodes[0], member.account, WRONG, randomAddress())))
    const right = await Promise.all(
      Array.from({ length: 2 * MOST }, () =>
        nodes[0].call('reauthenticate', { token, ip: randomAddress(), body: { password: DEMO_PASSWORD } }),
      ),
    )
    expect(codesOf(right)).toEqual(['IN'])
  })

  race('of an operator’s password: three are looked at, and the right one comes too late', async () => {
    const account = await madeOperator()
    const ip = randomAddress()
    const codes = ['OPERATOR_CREDENTIALS_WRONG', 'OPERATOR_SIGN_IN_LOCKED']
    expect(codesOf(await atOnce((node) => operatorSignIn(node, account, WRONG, ip)))).toEqual(codes)
    expect(checked.count).toBe(MOST)
    const right = Math.floor(Math.random() * GUESSES)
    const more = await atOnce((node, index) =>
      operatorSignIn(node, account, index === right ? DEMO_PASSWORD : WRONG, ip),
    )
    expect(codesOf(more)).toEqual(['OPERATOR_SIGN_IN_LOCKED'])
    expect(checked.count).toBe(MOST)
  })

  race('of an operator’s own password inside a session: three are looked at', async () => {
    const account = await madeOperator()
    const { value } = await operatorSignIn(nodes[0], account, DEMO_PASSWORD, randomAddress())
    checked.count = 0
    const ip = randomAddress()
    const begin = (node: TestPlatform, password: string) =>
      node.call('beginOperatorTotp', { token: value.token, ip, body: { password } })
    const codes = ['OPERATOR_PASSWORD_WRONG', 'OPERATOR_SIGN_IN_LOCKED']
    expect(codesOf(await atOnce((node) => begin(node, WRONG)))).toEqual(codes)
    expect(checked.count).toBe(MOST)
    expect((await begin(nodes[1], DEMO_PASSWORD)).code).toBe('OPERATOR_SIGN_IN_LOCKED')
  })

  race('of an operator’s own password inside a session, from as many addresses: three are looked at', async () => {
    const account = await madeOperator()
    const { value } = await operatorSignIn(nodes[0], account, DEMO_PASSWORD, randomAddress())
    checked.count = 0
    const begin = (node: TestPlatform, password: string) =>
      node.call('beginOperatorTotp', { token: value.token, ip: randomAddress(), body: { password } })
    const codes = ['OPERATOR_PASSWORD_WRONG', 'OPERATOR_SIGN_IN_LOCKED']
    expect(codesOf(await atOnce((node) => begin(node, WRONG)))).toEqual(codes)
    expect(checked.count).toBe(MOST)
    expect((await begin(nodes[1], DEMO_PASSWORD)).code).toBe('OPERATOR_SIGN_IN_LOCKED')
    // Whoever has only the session shuts nobody out at the door, and who comes in there may try again.
    expect((await operatorSignIn(nodes[0], account, DEMO_PASSWORD, randomAddress())).success).toBe(true)
    expect((await begin(nodes[1], DEMO_PASSWORD)).success).toBe(true)
  })

  race('of an operator’s own password that are right are all taken', async () => {
    const account = await madeOperator()
    const { value } = await operatorSignIn(nodes[0], account, DEMO_PASSWORD, randomAddress())
    const answers = await Promise.all(
      Array.from({ length: 2 * MOST }, () =>
        nodes[0].call('beginOperatorTotp', {
          token: value.token,
          ip: randomAddress(),
          body: { password: DEMO_PASSWORD },
        }),
      ),
    )
    expect(codesOf(answers)).toEqual(['IN'])
  })
})
