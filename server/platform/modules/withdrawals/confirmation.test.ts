import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import { createWithdrawalTools, UNITS } from '../../../../tests/support/withdrawals.ts'
import { newSixDigits } from '../../lib/credentials.ts'
import { newId } from '../../lib/id.ts'

let platform: TestPlatform
let tools: ReturnType<typeof createWithdrawalTools>
let operator: string
let second: string
beforeAll(async () => {
  platform = await startPlatform()
  tools = createWithdrawalTools(platform)
  operator = await platform.operator()
  second = await tools.secondOperator()
})
afterAll(() => platform.stop())

type Payee = Awaited<ReturnType<ReturnType<typeof createWithdrawalTools>['payee']>>

async function released(amount = '200000') {
  const payee = await tools.payee()
  const { id } = (await tools.request(payee, amount)).value
  const answer = await tools.release(operator, id)
  expect(answer.value).toMatchObject({ state: 'RELEASED', isPaid: true })
  return { payee, id }
}

const confirm = ({ token }: Payee, id: string, body: object) =>
  platform.call('confirmWithdrawal', { token, params: { id }, body })
const act = (
  deed: 'payWithdrawalAgain' | 'forceWithdrawalReceipt' | 'failWithdrawal',
  id: string,
  body: object,
  token = operator,
) => platform.call(deed, { token, params: { id }, body })
/** What takes two operators. */
async function agree(deed: 'payWithdrawalAgain' | 'failWithdrawal', id: string, body: object) {
  await act(deed, id, body)
  return act(deed, id, body, second)
}

async function upload(token: string): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'proof.png')
  const response = await fetch(`${platform.url}/wps/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return ((await response.json()) as { value: { id: string } }).value.id
}

const readFile = (url: string, token?: string) =>
  fetch(`${platform.url}${url}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

describe('the member’s word', () => {
  it('closes a withdrawal that arrived, once', async () => {
    const { payee, id } = await released()
    expect((await confirm(payee, id, { answer: 'RECEIVED' })).value).toMatchObject({ state: 'CLOSED' })
    expect(await confirm(payee, id, { answer: 'RECEIVED' })).toMatchObject({ code: 'WITHDRAWAL_STATE_CHANGED' })
    expect(await tools.held(payee.owner)).toBe(0n)
    await tools.expectBalanced()
  })

  it('needs proofs of the member’s own, and a rest that makes sense', async () => {
    const { payee, id } = await released()
    const other = await tools.payee()
    const strange = await upload(other.token)
    const own = await upload(payee.token)
    const cases: [object, string, string][] = [
      [{ answer: 'NOT_RECEIVED' }, 'WITHDRAWAL_PROOF_NEEDED', 'proofs'],
      [{ answer: 'NOT_RECEIVED', proofs: [strange] }, 'WITHDRAWAL_PROOF_UNKNOWN', 'proofs'],
      [{ answer: 'NOT_RECEIVED', proofs: [own, newId()] }, 'WITHDRAWAL_PROOF_UNKNOWN', 'proofs'],
      [{ answer: 'NOT_RECEIVED', proofs: [own, own, own, own] }, 'INVALID_INPUT', 'proofs'],
      [{ answer: 'PARTLY_RECEIVED', proofs: [own] }, 'WITHDRAWAL_REST_INVALID', 'restAmount'],
      [{ answer: 'PARTLY_RECEIVED', restAmount: '200000', proofs: [own] }, 'WITHDRAWAL_REST_INVALID', 'restAmount'],
      [{ answer: 'PARTLY_RECEIVED', restAmount: '0', proofs: [own] }, 'WITHDRAWAL_REST_INVALID', 'restAmount'],
      [{ answer: 'MAYBE' }, 'INVALID_INPUT', 'answer'],
    ]
    for (const [body, code, field] of cases) expect(await confirm(payee, id, body)).toMatchObject({ code, field })
    expect(await confirm(other, id, { answer: 'RECEIVED' })).toMatchObject({ code: 'WITHDRAWAL_NOT_FOUND' })
    const seen = await platform.call('getWithdrawal', { token: payee.token, params: { id } })
    expect(seen.value).toMatchObject({ state: 'RELEASED', proofs: [], mostProofs: 3 })
    expect(await platform.call('getWithdrawal', { token: other.token, params: { id } })).toMatchObject({ status: 404 })
  })

  it('of a part waits for an operator, who pays the rest; proofs are for the member and operators only', async () => {
    const { payee, id } = await released()
    const proof = await upload(payee.token)
    const said = { answer: 'PARTLY_RECEIVED', restAmount: '50000', proofs: [proof] }
    expect((await confirm(payee, id, said)).value).toMatchObject({ state: 'PARTLY_RECEIVED', restAmount: '50000.00' })
    const url = `/wps/files/${proof}`
    const statuses = await Promise.all(
      [payee.token, operator, undefined, (await tools.payee()).token].map((token) => readFile(url, token)),
    )
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 404, 404])

    const wish = { reference: 'FT26325000002', returnReference: 'FT26325000003' }
    expect(await act('payWithdrawalAgain', id, wish)).toMatchObject({ field: 'reason' })
    const paid = await agree('payWithdrawalAgain', id, { ...wish, reason: 'The bank sent too little' })
    expect(paid.value).toMatchObject({ state: 'RELEASED' })
    expect(paid.value.payouts.map(({ amount }) => amount)).toEqual(['200000.00', '50000.00'])
    expect(await tools.balance(payee.owner)).toBe(800_000n * UNITS)
    expect((await confirm(payee, id, { answer: 'RECEIVED' })).value).toMatchObject({ state: 'CLOSED' })
    await tools.expectBalanced()
  })

  it('of a part can end with the rest given back', async () => {
    const { payee, id } = await released()
    const said = { answer: 'PARTLY_RECEIVED', restAmount: '50000', proofs: [await upload(payee.token)] }
    await confirm(payee, id, said)
    const wish = { reason: 'The bank returned it', returnReference: 'FT26325000004' }
    expect((await agree('failWithdrawal', id, wish)).value).toMatchObject({
      state: 'FAILED',
    })
    expect(await tools.balance(payee.owner)).toBe(850_000n * UNITS)
    await tools.expectBalanced()
  })

  race('of nothing can be overruled, or lead to the money back, once', async () => {
    for (const [deed, end, balance] of [
      ['forceWithdrawalReceipt', 'CLOSED', 800_000n],
      ['failWithdrawal', 'FAILED', 1_000_000n],
    ] as const) {
      const { payee, id } = await released()
      await confirm(payee, id, { answer: 'NOT_RECEIVED', proofs: [await upload(payee.token)] })
      const isBack = deed === 'failWithdrawal'
      const body = { reason: 'Asked the bank', ...(isBack ? { returnReference: `FT${newSixDigits()}` } : {}) }
      if (isBack) await act(deed, id, body)
      const answers = await Promise.all([1, 2].map(() => act(deed, id, body, second)))
      expect(answers.filter(({ success }) => success).map(({ value }) => value.state)).toEqual([end])
      expect(await tools.balance(payee.owner)).toBe(balance * UNITS)
    }
    await tools.expectBalanced()
  })
})

describe('silence', () => {
  it('counts as received after the brand’s time, not before', async () => {
    const { payee, id } = await released()
    expect(await platform.context.withdrawals.autoReceive()).toBe(0)
    platform.clock.advance(30 * 60_000 + 1_000)
    expect(await platform.context.withdrawals.autoReceive()).toBeGreaterThanOrEqual(1)
    const token = await platform.signIn(payee.member.account)
    const seen = (await platform.call('getWithdrawal', { token, params: { id } })).value
    expect(seen.state).toBe('CLOSED')
    expect(seen.timeline.map(({ note }) => note)).toContain('AUTO_RECEIVED')
  })

  race('and the member’s word at the same moment: one of the two wins', async () => {
    operator = await platform.operator()
    second = await tools.secondOperator()
    const { payee, id } = await released()
    const proof = await upload(payee.token)
    await platform.database.raw(`update withdrawals set receive_due_at = created_at where id = $1`, [id])
    const [said] = await Promise.all([
      confirm(payee, id, { answer: 'NOT_RECEIVED', proofs: [proof] }),
      platform.context.withdrawals.autoReceive(),
    ])
    const { state } = (await platform.call('getWithdrawal', { token: payee.token, params: { id } })).value
    expect(state).toBe(said.success ? 'NOT_RECEIVED' : 'CLOSED')
    if (!said.success) expect(said.code).toBe('WITHDRAWAL_STATE_CHANGED')
    await tools.expectBalanced()
  })
})

it('is not asked for and taken back without end', async () => {
  const payee = await tools.payee()
  const { id } = (await tools.request(payee, '100000')).value
  const cancel = () => platform.call('cancelWithdrawal', { token: payee.token, params: { id } })
  for (let time = 0; time < 10; time++) expect(await cancel()).toMatchObject({ code: 'WITHDRAWAL_CANCEL_OFF' })
  expect(await cancel()).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})

it('is taken back by the member only where the brand allows it, and only before the review', async () => {
  const payee = await tools.payee()
  const { id } = (await tools.request(payee, '100000')).value
  const cancel = () => platform.call('cancelWithdrawal', { token: payee.token, params: { id } })
  expect(await cancel()).toMatchObject({ code: 'WITHDRAWAL_CANCEL_OFF' })
  await platform.database.raw(`update withdrawal_settings set may_cancel = true`)
  try {
    expect((await cancel()).value).toMatchObject({ state: 'CANCELLED' })
    expect(await tools.balance(payee.owner)).toBe(1_000_000n * UNITS)
    const second = (await tools.request(payee, '100000')).value
    await platform.call('claimWithdrawal', { token: operator, params: { id: second.id }, body: {} })
    expect(await platform.call('cancelWithdrawal', { token: payee.token, params: { id: second.id } })).toMatchObject({
      code: 'WITHDRAWAL_STATE_CHANGED',
    })
  } finally {
    await platform.database.raw(`update withdrawal_settings set may_cancel = false`)
  }
  await tools.expectBalanced()
})
