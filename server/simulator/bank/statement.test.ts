import { createHmac, randomUUID } from 'node:crypto'
import { QRPay } from 'vietnam-qr-pay'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeOperator, type RunningSimulator, startOperator, startSimulator } from '../support/fake-operator.ts'
import type { StatementEntry } from './statement.ts'

const RECEIVING = '19001008198'
const PAYING = '8800445566'

let operator: FakeOperator
let simulator: RunningSimulator

beforeEach(async () => {
  operator = await startOperator()
  simulator = await startSimulator(operator)
})
afterEach(async () => {
  await simulator.close()
  await operator.close()
})

const sign = (text: string, key = 'payout key') => createHmac('sha256', key).update(text).digest('hex')

async function read(asked: Record<string, string>, key?: string) {
  const span = { from: new Date(Date.now() - 3_600_000).toISOString(), to: new Date(Date.now() + 1_000).toISOString() }
  const path = `/statement?${new URLSearchParams({ ...span, ...asked })}`
  const { status, text } = await simulator.get(`/bank${path}`, { 'x-signature': sign(path, key) })
  return { status, ...(JSON.parse(text) as { entries: StatementEntry[]; nextCursor: string | null; code?: string }) }
}

async function receive(amount: number): Promise<void> {
  const code = QRPay.initVietQR({ bankBin: '970422', bankNumber: RECEIVING, amount: String(amount) }).build()
  await simulator.send('/bank/transfers', { qr: code, content: `CT ${amount}` })
  await vi.waitFor(async () => expect((await read({ account: RECEIVING })).entries.at(-1)?.amount).toBe(amount))
}

async function payOut(part: Record<string, unknown> = {}): Promise<string> {
  const orderId = randomUUID()
  const body = JSON.stringify({
    orderId,
    bankCode: '970436',
    accountNumber: '0071000123456',
    holder: 'NGUYEN VAN THU',
    amount: 200_000,
    currency: 'VND',
    content: 'RUT TIEN',
    ...part,
  })
  await simulator.send('/bank/payouts', body, { 'x-signature': sign(body) })
  return orderId
}

it('lists what arrived though its report was never taken, page after page in one order', async () => {
  operator.webhookAnswers = new Array(99).fill(500)
  for (const amount of [100_000, 200_000, 300_000]) await receive(amount)
  const first = await read({ account: RECEIVING, limit: '2' })
  expect(first.entries.map(({ amount }) => amount)).toEqual([100_000, 200_000])
  const second = await read({ account: RECEIVING, limit: '2', cursor: first.nextCursor ?? '' })
  expect(second).toMatchObject({
    entries: [{ direction: 'IN', amount: 300_000, currency: 'VND', orderId: null, content: 'CT 300000' }],
    nextCursor: null,
  })
  expect(String(operator.webhooks.at(-1)?.body.id)).toMatch(/^\d+$/)
  expect([...first.entries, ...second.entries].map(({ id }) => id)).toContain(String(operator.webhooks[0]?.body.id))
})

it('lists payouts and what came back of them, and nothing of orders that were refused', async () => {
  const orderId = await payOut()
  await payOut({ accountNumber: '0071000123000' })
  const form = new URLSearchParams({ orderId, amount: '50000' })
  await fetch(`${simulator.url}/bank/payouts/returns`, { method: 'POST', body: form, redirect: 'manual' })
  const { entries } = await read({ account: PAYING })
  expect(entries.toSorted((one, other) => other.amount - one.amount)).toMatchObject([
    { direction: 'OUT', amount: 200_000, orderId },
    { direction: 'IN', amount: 50_000, orderId },
  ])
  const later = new Date(Date.now() + 900).toISOString()
  expect((await read({ account: PAYING, from: later })).entries).toEqual([])
})

it('answers nobody but the customer, and about the customer’s accounts only', async () => {
  expect(await read({ account: PAYING }, 'another key')).toMatchObject({ status: 401, code: 'SIGNATURE_INVALID' })
  expect(await read({ account: '999' })).toMatchObject({ status: 404, code: 'ACCOUNT_UNKNOWN' })
  expect(await read({ account: PAYING, limit: '501' })).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  await simulator.fault({ vendor: 'bank', fault: 'lost-answer', call: 'statement' })
  expect((await read({ account: PAYING })).status).toBe(500)
  expect((await read({ account: PAYING })).status).toBe(200)
})
