import { QRPay } from 'vietnam-qr-pay'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type FakeOperator,
  makeDataDir,
  type RunningSimulator,
  startOperator,
  startSimulator,
} from '../support/fake-operator.ts'
import type { BankTransfer } from './transfer.ts'

const codeFor = (bankNumber: string) =>
  QRPay.initVietQR({ bankBin: '970422', bankNumber, amount: '250000', purpose: 'CRP7K2M9QX' }).build()
const qr = codeFor('19001008198')

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

async function pay(part: Record<string, unknown> = {}) {
  const { body } = await simulator.send('/bank/transfers', { qr, ...part })
  return body.transfer as BankTransfer
}

const inState = (id: string, state: string) =>
  vi.waitFor(
    async () => {
      const transfer = JSON.parse((await simulator.get(`/bank/transfers/${id}`)).text) as BankTransfer
      expect(transfer.state).toBe(state)
      return transfer
    },
    { timeout: 5000 },
  )

describe('bank', () => {
  it('pays what the code says and reports it to the platform', async () => {
    const { id } = await pay({ payerName: 'TRAN THI BE' })
    await inState(id, 'DELIVERED')
    expect(operator.webhooks).toHaveLength(1)
    expect(operator.webhooks[0]?.authorization).toBe('Apikey bank key')
    expect(operator.webhooks[0]?.body).toMatchObject({
      gateway: 'MBBank',
      accountNumber: '19001008198',
      transferType: 'in',
      transferAmount: 250_000,
      accumulated: 250_000,
      content: 'CRP7K2M9QX',
      description: 'TRAN THI BE chuyen tien. ND: CRP7K2M9QX',
    })
    expect(operator.webhooks[0]?.body.transactionDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  it('repeats the report, same id, until it is taken', async () => {
    operator.webhookAnswers = [500, 400]
    const transfer = await inState((await pay()).id, 'DELIVERED')
    expect(transfer.attempts.map((attempt) => attempt.result)).toEqual(['HTTP 500', 'HTTP 400', 'OK'])
    expect(new Set(operator.webhooks.map((webhook) => webhook.body.id)).size).toBe(1)
  })

  it('gives up after eight attempts', async () => {
    operator.webhookAnswers = new Array(9).fill(503)
    const transfer = await inState((await pay()).id, 'GIVEN_UP')
    expect(transfer.attempts).toHaveLength(8)
  })

  it('pays twice, another amount or another content when told to', async () => {
    await pay({ count: 2, amount: 100_000, content: 'chuyen tien' })
    await vi.waitFor(() => expect(operator.webhooks).toHaveLength(2))
    const bodies = operator.webhooks.map((webhook) => webhook.body)
    expect(new Set(bodies.map((body) => body.id)).size).toBe(2)
    expect(bodies.every((body) => body.transferAmount === 100_000 && body.content === 'chuyen tien')).toBe(true)
  })

  it('reports a lost answer again and a duplicate twice', async () => {
    await simulator.fault({ vendor: 'bank', fault: 'lost-answer' })
    await inState((await pay()).id, 'DELIVERED')
    await simulator.fault({ vendor: 'bank', fault: 'duplicate' })
    await inState((await pay()).id, 'DELIVERED')
    expect(operator.webhooks).toHaveLength(4)
  })

  it('does not report money for somebody else', async () => {
    const { body } = await simulator.send('/bank/transfers', { qr: codeFor('999') })
    await inState((body.transfer as BankTransfer).id, 'NOT_WATCHED')
    expect(operator.webhooks).toHaveLength(0)
  })

  it('still reports after a restart', async () => {
    const dataDir = makeDataDir()
    await simulator.close()
    simulator = await startSimulator(operator, dataDir)
    const { id } = await pay({ delaySeconds: 1 })
    await simulator.close()
    simulator = await startSimulator(operator, dataDir)
    await inState(id, 'DELIVERED')
    expect(operator.webhooks).toHaveLength(1)
  })

  it.each([
    [{ qr: `${qr}0` }, 'QR_INVALID'],
    [{ qr, amount: 1.5 }, 'INVALID_INPUT'],
    [{ qr, count: 6 }, 'INVALID_INPUT'],
    [{ qr, payerName: '<b>' }, 'INVALID_INPUT'],
    [{ qr, surprise: 1 }, 'INVALID_INPUT'],
  ])('refuses %o', async (body, code) => {
    expect(await simulator.send('/bank/transfers', body)).toMatchObject({ status: 400, body: { code } })
  })

  it('shows the code and pays from the page once though the form is sent twice', async () => {
    const page = await simulator.get(`/bank?lang=en&qr=${encodeURIComponent(qr)}`)
    expect(page.text).toContain('CROUPIER DEMO')
    const key = /name="key" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const form = { qr, key, amount: '250000', way: 'short', payerName: 'TRAN THI BE', delaySeconds: '30' }
    for (let time = 0; time < 2; time++) {
      await fetch(`${simulator.url}/bank/payments`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      })
    }
    await vi.waitFor(() => expect(operator.webhooks).toHaveLength(1))
    expect(operator.webhooks[0]?.body.transferAmount).toBe(125_000)
  })

  it('says what is wrong with a code that cannot be read', async () => {
    const page = await simulator.get('/bank?lang=en&qr=<script>alert(1)</script>')
    expect(page.status).toBe(400)
    expect(page.text).toContain('The QR code cannot be read')
    expect(page.text).not.toContain('<script>alert')
  })
})
