import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type CallName,
  DEMO_PASSWORD,
  randomAddress,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import { needsProof } from '../../http/guards.ts'
import { listCalls } from '../../modules.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ overrides: { limits: { call: { points: 100_000, seconds: 1 } } } })
})
afterAll(() => platform.stop())

const params = { id: '01935000-0000-7000-8000-000000000099', kind: 'FRONT' }

/** A session that a remembered device opened. */
async function resumed(): Promise<string> {
  const { account } = await platform.member()
  const body = { type: 'username', username: account, password: DEMO_PASSWORD, remember: true }
  const { deviceToken } = (await platform.call('signIn', { ip: randomAddress(), body })).value
  return (await platform.call('resumeSession', { ip: randomAddress(), body: { deviceToken } })).value.token
}

const calls = listCalls().filter(
  ({ call }) => (call.access === 'member' || call.access === 'optional') && needsProof(call),
)

it.each([
  'requestDataExport',
  'downloadDataExport',
  'downloadStatement',
  'endSession',
  'endOtherSessions',
  'setContact',
  'closeAccount',
  'addPayoutAccount',
  'removeTotp',
  'finishPasskey',
  'linkIdentity',
  'uploadIdentityDocument',
  'acknowledgeRealityCheck',
  'answerPrompt',
  'uploadFile',
  'setLimit',
  'requestWithdrawal',
])('%s is not for whoever only holds a remembered browser', (name) => {
  expect(calls.map((one) => one.name)).toContain(name)
})

it('refuses each such call before it is looked at, and answers it once the password was given', async () => {
  const token = await resumed()
  const ask = async (name: string) => {
    const { code } = await platform.call(name as CallName, { token, params, ip: randomAddress() })
    return `${name}: ${code === 'SESSION_LOCKED' ? 'refused' : 'looked at'}`
  }
  const names = calls.map(({ name }) => name)
  expect(await Promise.all(names.map(ask))).toEqual(names.map((name) => `${name}: refused`))
  const proof = { token, ip: randomAddress(), body: { password: DEMO_PASSWORD } }
  expect((await platform.call('reauthenticate', proof)).success).toBe(true)
  expect(await ask('requestDataExport')).toBe('requestDataExport: looked at')
  expect(await ask('endOtherSessions')).toBe('endOtherSessions: looked at')
})

it('lets it look, and leave', async () => {
  const token = await resumed()
  expect((await platform.call('getBalance', { token })).success).toBe(true)
  expect((await platform.call('listSessions', { token })).success).toBe(true)
  expect((await platform.call('signOut', { token })).success).toBe(true)
})
