import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../../tests/support/database.ts'
import {
  DEMO_PASSWORD,
  placesAt,
  randomAddress,
  SAKURA,
  SENVANG,
  startPlatform,
  type TestPlatform,
} from '../../../../tests/support/platform.ts'
import { createWithdrawalTools } from '../../../../tests/support/withdrawals.ts'
import type { Database } from '../../db/connection.ts'
import { newId } from '../../lib/id.ts'

const HOUR = 3_600_000
const reason = 'Đã thôi việc'

describeOnEachDatabase('the word of an operator', (open) => {
  let database: Database
  let platform: TestPlatform
  let operator: string
  let second: string
  let withdrawals: ReturnType<typeof createWithdrawalTools>
  beforeAll(async () => {
    database = await open()
    platform = await startPlatform({ database })
    await signIn()
    withdrawals = createWithdrawalTools(platform)
  })
  afterAll(async () => {
    await platform.stop()
    await database.close()
  })

  async function signIn() {
    operator = await platform.operator()
    second = await platform.operator('operator2')
  }

  /** A colleague of both brands whom nobody let in these days, signed in. */
  async function colleague() {
    const account = `word${newId().slice(-8)}`
    const given = { account, name: 'Đồng nghiệp', role: 'ADMIN' as const, merchantIds: [SENVANG, SAKURA] }
    const id = await platform.context.operators.createOperator({ ...given, password: DEMO_PASSWORD })
    const body = { account, password: DEMO_PASSWORD }
    const { value } = await platform.call('operatorSignIn', { ip: randomAddress(), body })
    return { id, account, token: value.token }
  }
  const endings = {
    'was closed': { isActive: false },
    'lost the right': { places: placesAt('SUPPORT', SENVANG, SAKURA) },
    'lost the brand': { places: placesAt('ADMIN', SAKURA) },
  }
  const words = Object.keys(endings) as (keyof typeof endings)[]
  async function end({ id }: { id: string }, how: keyof typeof endings) {
    const body = { ...endings[how], reason }
    const ended = await platform.call('updateStaff', { token: operator, params: { id }, body })
    if (!ended.success) throw new Error(`${how}: ${ended.code}`)
  }

  it.each(words)('who %s proposes nothing: what he wanted is a first wish again', async (how) => {
    const gone = await colleague()
    const amount = `${1_000_000 + words.indexOf(how)}`
    const wish = (token: string) => platform.call('updateAdjustmentLimit', { token, body: { amount, reason } })
    await wish(gone.token)
    await end(gone, how)
    expect((await platform.call('listProposals', { token: operator })).value).toEqual([])
    expect((await wish(second)).value).toMatchObject({ pendingAmount: null })
    const [waiting] = (await platform.call('listProposals', { token: operator })).value
    expect(waiting).toMatchObject({ proposedByAccount: 'operator2' })
    await platform.call('refuseProposal', { token: second, params: { id: waiting?.id ?? '' }, body: { reason } })
  })

  it.each(words)('who %s is no approval of a withdrawal', async (how) => {
    const gone = await colleague()
    const payee = await withdrawals.payee(90_000_000n)
    const { value } = await withdrawals.request(payee, '60000000')
    const approve = async (token: string) => {
      const given = { token, params: { id: value.id }, body: {} }
      await platform.call('claimWithdrawal', given)
      return platform.call('approveWithdrawal', given)
    }
    expect((await approve(gone.token)).value).toMatchObject({ approvedBy: [gone.account], state: 'REVIEW' })
    await end(gone, how)
    expect((await approve(operator)).value).toMatchObject({ approvedBy: ['operator'], state: 'REVIEW' })
    expect((await approve(second)).value).toMatchObject({ state: 'APPROVED' })
  })

  const ask = async (token: string) => {
    const body = { memberId: (await platform.member()).id, kind: 'CREDIT', amount: '150000', reason }
    return (await platform.call('requestAdjustment', { token, idempotencyKey: newId(), body })).value.id
  }
  const decide = (name: 'approveAdjustment' | 'rejectAdjustment', id: string) =>
    platform.call(name, { token: second, params: { id }, body: { reason } })

  it.each(words)('who %s asks for no adjustment: it can be refused only', async (how) => {
    const gone = await colleague()
    const id = await ask(gone.token)
    await end(gone, how)
    expect(await decide('approveAdjustment', id)).toMatchObject({ status: 409, code: 'FOUR_EYES_GONE' })
    expect((await decide('rejectAdjustment', id)).value).toMatchObject({ state: 'REJECTED' })
  })

  it('counts for a week', async () => {
    const id = await ask(operator)
    platform.clock.advance(7 * 24 * HOUR)
    await signIn()
    expect(await decide('approveAdjustment', id)).toMatchObject({ status: 409, code: 'FOUR_EYES_OLD', days: 7 })
    expect((await decide('rejectAdjustment', id)).value).toMatchObject({ state: 'REJECTED' })
  })
})
