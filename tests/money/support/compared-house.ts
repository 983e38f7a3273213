import { expect, vi } from 'vitest'
import type { Database } from '../../../server/platform/db/connection.ts'
import { demoBankAccounts } from '../../../server/seed/payments.ts'
import { testConfig } from '../../support/config.ts'
import { createCashier } from '../../support/deposits.ts'
import { houseDayOf } from '../../support/house-day.ts'
import { need } from '../../support/need.ts'
import { startPlatform, type TestPlatform } from '../../support/platform.ts'
import { createWithdrawalTools } from '../../support/withdrawals.ts'
import { startBankDoor } from './bank-door.ts'
import { startOutside } from './outside.ts'

export const MINUTE = 60_000

const { bank } = testConfig()
export const { payoutAccount } = bank

/** A platform with the simulated bank outside, and short words for what people, the bank and operators do between them. */
export async function startComparedHouse(database: Database) {
  const startedAt = Date.now()
  let isHeard = true
  const outside = await startOutside('demo', undefined, {
    get webhookUrl() {
      return isHeard ? `${platform.url}/wps/payments/callbacks/vietqr` : 'http://127.0.0.1:9'
    },
    apiKey: bank.webhookKey,
    payoutKey: bank.payoutKey,
    payoutAccount,
    accounts: demoBankAccounts,
    retryScale: 0.001,
  })
  const door = await startBankDoor(`${outside.url}/bank`)
  const platform: TestPlatform = await startPlatform({
    database,
    config: { bank: { ...bank, url: door.url } },
  })
  const { reconciliation, withdrawals } = platform.context
  // The queue takes what is begun, and nobody works: the test does, when its turn comes.
  await platform.context.jobs.start({ work: false })
  const tools = createWithdrawalTools(platform)
  const cashier = createCashier(platform)
  const head = await platform.operator()

  const running = async (): Promise<string[]> => {
    const comparisons = database.query.selectFrom('bank_comparisons').select('id')
    return (await comparisons.where('outcome', '=', 'RUNNING').execute()).map(({ id }) => id)
  }
  async function carryOutAll(): Promise<void> {
    for (const id of await running()) await reconciliation.carryOut(id)
  }
  const begin = (day: string, token = head) => platform.call('compareBankAccounts', { token, body: { day } })

  /** Ten minutes later, when every report has had its time. Midnight may pass between: then there are two days. */
  async function later<Result>(work: (days: string[]) => Promise<Result>): Promise<Result> {
    platform.clock.advance(10 * MINUTE)
    try {
      return await work([...new Set([houseDayOf(startedAt), houseDayOf(Date.now())])])
    } finally {
      platform.clock.advance(-10 * MINUTE)
    }
  }

  const listed = async (token = head) =>
    (await platform.call('listBankComparisons', { token, query: { pageSize: 100 } })).value.content
  const differencesOf = async (id: string, token = head) =>
    (await platform.call('listBankDifferences', { token, params: { id }, query: { pageSize: 100 } })).value.content

  /** Compares everything and answers what came out of one account. */
  const compared = (accountNumber: string) =>
    later(async (days) => {
      for (const day of days) expect(await begin(day)).toMatchObject({ success: true })
      await carryOutAll()
      const comparisons = (await listed()).filter((one) => one.accountNumber === accountNumber)
      const outcomes = new Set(comparisons.map(({ outcome }) => outcome))
      const differences = await Promise.all(comparisons.map(({ id }) => differencesOf(id)))
      return { comparisons, outcomes, differences: differences.flat() }
    })

  return {
    platform,
    outside,
    door,
    tools,
    cashier,
    head,
    running,
    carryOutAll,
    begin,
    later,
    listed,
    differencesOf,
    compared,

    /** What came out about a payout order, or a transfer by its number at the bank. */
    async about(accountNumber: string, id: string) {
      const { differences } = await compared(accountNumber)
      return differences.filter(({ ownId, bankId }) =>
        [ownId, bankId].some((one) => one === id || one === `VIETQR:${id}`),
      )
    },
    async aboutWithdrawal(id: string) {
      return (await compared(payoutAccount)).differences.filter(({ withdrawalId }) => withdrawalId === id)
    },

    /** Pays a deposit at the bank, which reports it, or tries to until it gives up. */
    async payIn(amount: number, { channelId = 'VIETQR_MB', isReported = true } = {}) {
      const { token, deposit } = await cashier.started(String(amount), channelId)
      isHeard = isReported
      try {
        const { transfer } = await post<{ transfer: { id: string; number: number } }>(`${outside.url}/bank/transfers`, {
          qr: deposit.qrPayload,
        })
        await vi.waitFor(async () => {
          const answer = await fetch(`${outside.url}/bank/transfers/${transfer.id}`)
          const { state } = (await answer.json()) as { state: string }
          expect(state).toBe(isReported ? 'DELIVERED' : 'GIVEN_UP')
        }, 20_000)
        return { token, deposit, number: String(transfer.number) }
      } finally {
        isHeard = true
      }
    },

    /** A withdrawal released with an order to the bank, which is not sent yet. */
    async ordered(amount = '200000') {
      const payee = await tools.payee()
      const { id } = (await tools.request(payee, amount)).value
      const given = { token: head, params: { id }, body: {} }
      await platform.call('claimWithdrawal', given)
      await platform.call('approveWithdrawal', given)
      const { value } = await platform.call('releaseWithdrawal', given)
      return { id, payoutId: need(value.payouts[0]).id }
    },
    send: ({ id, payoutId }: { id: string; payoutId: string }) =>
      withdrawals.sendPayout({ merchantId: tools.merchantId, withdrawalId: id, payoutId }),
    async paidOut(amount?: string) {
      const order = await this.ordered(amount)
      await this.send(order)
      return order
    },
    /** The receiver's bank sends money of a payout back. */
    giveBack: (orderId: string, amount: number) =>
      fetch(`${outside.url}/bank/payouts/returns`, {
        method: 'POST',
        body: new URLSearchParams({ orderId, amount: String(amount) }),
        redirect: 'manual',
      }),
    /** Writes down what the bank says to have come back. */
    askForReturns: (id: string) => withdrawals.askForReturns(tools.merchantId, id),
    fault: (call: string) => post(`${outside.url}/faults`, { vendor: 'bank', fault: 'lost-answer', call }),

    async close(): Promise<void> {
      await platform.context.jobs.stop()
      await platform.stop()
      await outside.app.close()
      await door.close()
      await database.close()
    },
  }
}

async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Answer
}
