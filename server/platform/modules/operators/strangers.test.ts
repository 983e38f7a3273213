import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DEMO_PASSWORD,
  randomAddress,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import { newId } from '../../lib/id.ts'

const STEP = 30_000
const MOST_OF_STRANGERS = 20
const WRONG = 'Wrong@12345'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())

const signIn = (
  account: string,
  password: string,
  { ip = randomAddress(), code }: { ip?: string; code?: string } = {},
) => platform.call('operatorSignIn', { ip, body: { account, password, ...(code === undefined ? {} : { code }) } })

async function made() {
  const account = `staff${newId().slice(-8)}`
  const operator = {
    account,
    name: 'Nhân viên',
    role: 'ADMIN',
    password: DEMO_PASSWORD,
    merchantIds: [SENVANG],
  } as const
  const id = await platform.context.operators.createOperator(operator)
  const home = randomAddress()
  const { token } = (await signIn(account, DEMO_PASSWORD, { ip: home })).value
  return { id, account, home, token }
}

async function guess(account: string): Promise<void> {
  for (let count = 0; count < MOST_OF_STRANGERS; count++)
    expect((await signIn(account, WRONG)).code).toBe('OPERATOR_CREDENTIALS_WRONG')
}

describe('strangers who guess an operator’s password from everywhere', () => {
  it('are closed out, and the operator gets in from where they were before and is told of it once', async () => {
    const { id, account, home } = await made()
    await guess(account)
    expect(await signIn(account, DEMO_PASSWORD)).toMatchObject({
      status: 429,
      code: 'OPERATOR_CLOSED_TO_STRANGERS',
      field: 'code',
      minutes: 30,
    })
    const { value } = await signIn(account, DEMO_PASSWORD, { ip: home })
    expect(value.strangersClosedOutAt).toEqual(expect.any(String))
    expect((await signIn(account, DEMO_PASSWORD, { ip: home })).value.strangersClosedOutAt).toBeNull()
    const log = await platform.call('listAuditEntries', { token: value.token, query: { subjectId: id } })
    const actions = log.value.content.map(({ action }: { action: string }) => action)
    expect(actions.filter((action: string) => action === 'operators.closeToStrangers')).toHaveLength(1)
  })

  it('learn nothing of who exists', async () => {
    await guess('phantom')
    expect((await signIn('phantom', WRONG)).code).toBe('OPERATOR_CLOSED_TO_STRANGERS')
  })

  it('keep nobody out who has a code of the app, and learn from neither password nor code alone', async () => {
    const { account, token } = await made()
    const { secret } = (await platform.call('beginOperatorTotp', { token, body: { password: DEMO_PASSWORD } })).value
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: platform.clock.now().getTime() })
    await platform.call('confirmOperatorTotp', { token, body: { code: code() } })
    platform.clock.advance(STEP)
    await guess(account)
    expect((await signIn(account, DEMO_PASSWORD)).code).toBe('OPERATOR_CLOSED_TO_STRANGERS')
    const wrong = await Promise.all([
      signIn(account, DEMO_PASSWORD, { code: '000000' }),
      signIn(account, WRONG, { code: code() }),
      signIn(account, WRONG, { code: '000000' }),
      signIn('phantom', WRONG, { code: '000000' }),
    ])
    expect(wrong.map((one) => one.code)).toEqual(Array(4).fill('OPERATOR_CREDENTIALS_WRONG'))
    expect((await signIn(account, DEMO_PASSWORD, { code: code() })).success).toBe(true)
  })

  it('do not shut a session in which the owner works', async () => {
    const { account, home, token } = await made()
    await guess(account)
    const body = { password: DEMO_PASSWORD }
    expect((await platform.call('beginOperatorTotp', { token, ip: home, body })).success).toBe(true)
  })
})
