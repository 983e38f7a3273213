import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeBet } from '../../../../tests/support/bets.ts'
import { need } from '../../../../tests/support/need.ts'
import { startPlatform, type TestPlatform } from '../../../../tests/support/platform.ts'
import { createWithdrawalTools, UNITS } from '../../../../tests/support/withdrawals.ts'
import { newId } from '../../lib/id.ts'
import type { RiskKind } from './rules.ts'

const HOUR = 3_600_000
const NONE = { leastCount: null, hours: null, percent: null, amount: null }
let platform: TestPlatform
let tools: ReturnType<typeof createWithdrawalTools>
let operator: string
beforeAll(async () => {
  platform = await startPlatform()
  tools = createWithdrawalTools(platform)
  operator = await platform.operator()
})
afterAll(() => platform.stop())

type Payee = Awaited<ReturnType<ReturnType<typeof createWithdrawalTools>['payee']>>
const ownNumber = () => String(Math.floor(1e12 + Math.random() * 8e12))
const ago = (hours: number) => new Date(platform.clock.now().getTime() - hours * HOUR)

/** Whether a rule with some limits would find something about a member's last withdrawal. */
async function finds(kind: RiskKind, limits: object, withdrawalId: string): Promise<boolean> {
  const given = { token: operator, params: { kind }, body: { ...NONE, ...limits } }
  const { value } = await platform.call('tryRiskRule', given)
  return need(value).examples.some((one) => one.withdrawalId === withdrawalId)
}

const asked = async (payee: Payee) => (await tools.request(payee, '100000')).value.id

async function deposited({ owner }: Payee, amount: bigint, at: Date): Promise<void> {
  const id = newId()
  await platform.database.raw(
    `insert into deposits (merchant_id, member_id, id, channel_id, gateway, state, currency, amount, channel_names, bank_name, bank_bin,
       account_number, account_name, transfer_code, qr_payload, idempotency_key, request_hash, created_at, expires_at, credited_at,
       credited_amount)
     values ($1, $2, $3, 'X', 'MANUAL', 'CREDITED', 'VND', $4, '{}', 'B', '1', '1', 'N', $6, '', $6, 'h', $5, $5, $5, $4)`,
    [owner.merchantId, owner.memberId, id, amount, at, id],
  )
}

async function bonusOf({ owner }: Payee, bonus: bigint): Promise<void> {
  const id = newId()
  await platform.database.raw(
    `insert into turnover_buckets (merchant_id, member_id, id, source, document_id, currency, required, multiplier, weights, bonus,
       programme, state, opened_at, document_kind, closed_at)
     values ($1, $2, $3, 'BONUS', $6, 'VND', 0, 1, '{}', $4, 'test', 'DONE', $5, 'promotion-claim', $5)`,
    [owner.merchantId, owner.memberId, id, bonus, ago(2), id],
  )
}

it('counts who has the same account to be paid at', async () => {
  const number = ownNumber()
  await tools.payee(1_000_000n, number)
  await tools.payee(1_000_000n, number)
  const id = await asked(await tools.payee(1_000_000n, number))
  expect(await finds('SHARED_PAYOUT_ACCOUNT', { leastCount: 2 }, id)).toBe(true)
  expect(await finds('SHARED_PAYOUT_ACCOUNT', { leastCount: 3 }, id)).toBe(false)
})

it('counts who came from the same address, and with the same browser', async () => {
  const payees = [await tools.payee(1_000_000n, ownNumber()), await tools.payee(1_000_000n, ownNumber())]
  const seen = [
    ['203.0.113.77', 'One'],
    ['203.0.113.77', 'Two'],
  ] as const
  for (const [index, { owner }] of payees.entries())
    await platform.database.raw(
      'update sessions set ip = $3, user_agent = $4 where merchant_id = $1 and member_id = $2',
      [owner.merchantId, owner.memberId, ...need(seen[index])],
    )
  const id = await asked(need(payees[0]))
  expect(await finds('SHARED_ADDRESS', { leastCount: 1 }, id)).toBe(true)
  expect(await finds('SHARED_ADDRESS', { leastCount: 2 }, id)).toBe(false)
  expect(await finds('SHARED_DEVICE', { leastCount: 1 }, id)).toBe(false)
  await platform.database.raw("update sessions set user_agent = 'One' where ip = '203.0.113.77'", [])
  expect(await finds('SHARED_DEVICE', { leastCount: 1 }, id)).toBe(true)
  expect(await finds('SHARED_DEVICE', { leastCount: 2 }, id)).toBe(false)
})

it('counts deposits within the hours', async () => {
  const payee = await tools.payee(1_000_000n, ownNumber())
  for (const hours of [1, 2, 6]) await deposited(payee, 10n * UNITS, ago(hours))
  const id = await asked(payee)
  expect(await finds('DEPOSIT_VELOCITY', { leastCount: 2, hours: 3 }, id)).toBe(true)
  expect(await finds('DEPOSIT_VELOCITY', { leastCount: 3, hours: 3 }, id)).toBe(false)
  expect(await finds('DEPOSIT_VELOCITY', { leastCount: 3, hours: 7 }, id)).toBe(true)
})

it('counts withdrawals, the one at hand among them', async () => {
  const payee = await tools.payee(1_000_000n, ownNumber())
  const first = await asked(payee)
  const second = await asked(payee)
  expect(await finds('WITHDRAWAL_VELOCITY', { leastCount: 2, hours: 1 }, first)).toBe(false)
  expect(await finds('WITHDRAWAL_VELOCITY', { leastCount: 2, hours: 1 }, second)).toBe(true)
  expect(await finds('WITHDRAWAL_VELOCITY', { leastCount: 3, hours: 1 }, second)).toBe(false)
})

it('finds money that goes out with little play', async () => {
  const payee = await tools.payee(1_000_000n, ownNumber())
  await deposited(payee, 1_000n * UNITS, ago(2))
  await writeBet(platform.database, payee.owner, { stake: 400n * UNITS, placedAt: ago(1) })
  await writeBet(platform.database, payee.owner, { stake: 900n * UNITS, placedAt: ago(3) })
  const id = await asked(payee)
  expect(await finds('FAST_OUT', { hours: 3, percent: 41 }, id)).toBe(true)
  expect(await finds('FAST_OUT', { hours: 3, percent: 40 }, id)).toBe(false)
  expect(await finds('FAST_OUT', { hours: 1, percent: 41 }, id)).toBe(false)
})

it('holds bonuses against deposits', async () => {
  const payee = await tools.payee(1_000_000n, ownNumber())
  await deposited(payee, 100n * UNITS, ago(3))
  await bonusOf(payee, 80n * UNITS)
  const id = await asked(payee)
  expect(await finds('BONUS_ABUSE', { hours: 24, percent: 80 }, id)).toBe(true)
  expect(await finds('BONUS_ABUSE', { hours: 24, percent: 81 }, id)).toBe(false)
  expect(await finds('BONUS_ABUSE', { hours: 1, percent: 80 }, id)).toBe(false)
})

it('finds a great win, and an account that was just added', async () => {
  const payee = await tools.payee(1_000_000n, ownNumber())
  await writeBet(platform.database, payee.owner, { stake: 10n * UNITS, payout: 510n * UNITS, placedAt: ago(2) })
  await platform.database.raw('update payout_accounts set created_at = $2 where id = $1', [payee.accountId, ago(5)])
  const id = await asked(payee)
  expect(await finds('BIG_WIN_OUT', { hours: 3, amount: '500' }, id)).toBe(true)
  expect(await finds('BIG_WIN_OUT', { hours: 3, amount: '500.01' }, id)).toBe(false)
  expect(await finds('BIG_WIN_OUT', { hours: 1, amount: '500' }, id)).toBe(false)
  expect(await finds('NEW_PAYOUT_ACCOUNT', { hours: 6 }, id)).toBe(true)
  expect(await finds('NEW_PAYOUT_ACCOUNT', { hours: 4 }, id)).toBe(false)
})

it('is tried with the limits of its kind alone', async () => {
  const tried = (body: object) =>
    platform.call('tryRiskRule', { token: operator, params: { kind: 'FAST_OUT' }, body: { ...NONE, ...body } })
  expect(await tried({ hours: 3 })).toMatchObject({ status: 422, code: 'RISK_RULE_LIMIT', field: 'percent' })
  expect(await tried({ hours: 3, percent: 5, leastCount: 1 })).toMatchObject({ code: 'RISK_RULE_LIMIT' })
})
