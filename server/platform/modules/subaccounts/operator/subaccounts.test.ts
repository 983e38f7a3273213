import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DEMO_PASSWORD,
  randomAddress,
  SAKURA,
  startPlatform,
  type TestPlatform,
} from '../../../../../tests/support/platform.ts'

const FIRST_PASSWORD = 'Kmwzt-4829-hbqr'
const reason = 'Đại lý báo mất điện thoại'

let platform: TestPlatform
let token: string
beforeAll(async () => {
  platform = await startPlatform()
  token = await platform.operator()
})
afterAll(() => platform.stop())

/** An agent with a subaccount that is signed in. */
async function employ(merchantId?: string) {
  const agent = await platform.signedInMember({ type: 1, ...(merchantId && { merchantId }) })
  const body = { name: 'quanly', displayName: 'Minh', rights: [], password: FIRST_PASSWORD, ownPassword: DEMO_PASSWORD }
  const where = { token: agent.token, merchant: agent.merchant }
  const { value: subaccount } = await platform.call('createSubaccount', { ...where, body })
  const { value } = await platform.call('signIn', {
    ip: randomAddress(),
    merchant: agent.merchant,
    body: { type: 'username', username: subaccount.signInName, password: FIRST_PASSWORD, side: 'AGENT' },
  })
  return { agent, where, subaccount, token: value.token }
}

const disable = (id: string, by = token) =>
  platform.call('disableOperatorSubaccount', { token: by, params: { id }, body: { reason } })

describe('operators', () => {
  it('see those who act in an agent’s name, and what they did', async () => {
    const { agent, subaccount } = await employ()
    const params = { id: agent.member.id }
    const support = await platform.operator('support')
    const seen = await platform.call('listOperatorSubaccounts', { token: support, params })
    expect(seen.value.content).toMatchObject([{ id: subaccount.id, signInName: subaccount.signInName, isOpen: true }])
    const deeds = await platform.call('listOperatorSubaccountDeeds', { token: support, params })
    expect(deeds.value.content).toMatchObject([{ deed: 'SIGN_IN', outcome: 'DONE', displayName: 'Minh' }])
  })

  it('shut one out at once with a reason, which stands at the agent; the agent may let him in again', async () => {
    const { agent, where, subaccount, token: own } = await employ()
    const done = await disable(subaccount.id)
    expect(done.value).toMatchObject({ id: subaccount.id, isOpen: false, signInName: subaccount.signInName })
    expect(await platform.call('getMember', { token: own, merchant: agent.merchant })).toMatchObject({ status: 401 })
    const query = { action: 'members.disableSubaccount', subjectId: agent.member.id }
    const { value } = await platform.call('listAuditEntries', { token, query })
    expect(value.content).toMatchObject([{ subjectKind: 'members', subjectId: agent.member.id, reason }])
    const enabled = await platform.call('enableSubaccount', { ...where, params: { id: subaccount.id } })
    expect(enabled.value).toMatchObject({ isOpen: true })
  })

  it('of support shut nobody out, and nobody one of another brand', async () => {
    const { subaccount } = await employ()
    expect(await disable(subaccount.id, await platform.operator('support'))).toMatchObject({ status: 403 })
    const strange = await employ(SAKURA)
    expect(await disable(strange.subaccount.id)).toMatchObject({ status: 404, code: 'SUBACCOUNT_NOT_FOUND' })
    const params = { id: strange.agent.member.id }
    expect(await platform.call('listOperatorSubaccounts', { token, params })).toMatchObject({ status: 404 })
    expect(await platform.call('listOperatorSubaccountDeeds', { token, params })).toMatchObject({ status: 404 })
  })
})
