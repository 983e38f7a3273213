import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Faults } from '../faults/faults.ts'
import { SimulatorError } from '../http/errors.ts'
import type { Journal } from '../journal.ts'
import type { SimulatorOptions } from '../options.ts'
import { parseVietQr, type VietQr } from './viet-qr.ts'

/** An attempt to report a transfer: the HTTP status of the answer, or why there was none. */
export interface DeliveryAttempt {
  readonly at: string
  readonly result: string
}

export type DeliveryState = 'SCHEDULED' | 'DELIVERING' | 'DELIVERED' | 'GIVEN_UP' | 'NOT_WATCHED'

/** Money that arrived, or will at `arrivesAt`, on an account. Amounts are whole VND. */
export interface BankTransfer {
  readonly id: string
  /** The webhook's own number of the transfer, by which receivers know repetitions. */
  readonly number: number
  readonly reference: string
  readonly bankBin: string
  readonly accountNumber: string
  readonly amount: number
  readonly content: string
  readonly payerName: string
  readonly arrivesAt: string
  /** Total that ever arrived on the account, this transfer included. */
  readonly accumulated: number
  readonly state: DeliveryState
  readonly attempts: readonly DeliveryAttempt[]
  readonly nextAttemptAt: string | undefined
}

/** An order of a payer: `count` equal transfers, at once or after a delay. */
export interface PaymentOrder {
  readonly qr: string
  readonly amount?: number | undefined
  readonly content?: string | undefined
  readonly payerName?: string | undefined
  readonly count?: number | undefined
  readonly delaySeconds?: number | undefined
  /** The same key again gives the transfers it already became. */
  readonly key?: string | undefined
}

const retryMinutes = [1, 1, 2, 3, 5, 8, 13]

/** The bank: takes transfers and reports those to watched accounts by a SePay-style webhook until it is acknowledged. */
export function createBank(journal: Journal, faults: Faults, options: Pick<SimulatorOptions, 'bank' | 'logger'>) {
  const transfers = journal.collection<BankTransfer>('transfer', 10_000, (transfer) => isDone(transfer.state))
  const totals = journal.collection<number>('accountTotal', 1000)
  const orders = journal.collection<readonly string[]>('order', 10_000)
  const stopping = new AbortController()
  const scale = options.bank.retryScale ?? 1
  let latestNumber = transfers.values().reduce((highest, transfer) => Math.max(highest, transfer.number), 100_000)

  const accountOf = (receiver: Pick<VietQr, 'bankBin' | 'accountNumber'>) =>
    options.bank.accounts.find(
      (account) => account.bankBin === receiver.bankBin && account.accountNumber === receiver.accountNumber,
    )

  function change(transfer: BankTransfer, part: Partial<BankTransfer>): BankTransfer {
    const changed = { ...transfer, ...part }
    transfers.put(changed.id, changed)
    return changed
  }

  async function send(transfer: BankTransfer): Promise<string> {
    const account = accountOf(transfer)
    const answer = await fetch(options.bank.webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Apikey ${options.bank.apiKey}` },
      body: JSON.stringify({
        id: transfer.number,
        gateway: account?.bankName ?? transfer.bankBin,
        transactionDate: formatWebhookTime(transfer.arrivesAt),
        accountNumber: transfer.accountNumber,
        code: null,
        content: transfer.content,
        transferType: 'in',
        transferAmount: transfer.amount,
        accumulated: transfer.accumulated,
        subAccount: null,
        referenceCode: transfer.reference,
        description: `${transfer.payerName} chuyen tien. ND: ${transfer.content}`,
      }),
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
    })
    const said: unknown = await answer.json().catch(() => undefined)
    const isTaken = answer.ok && typeof said === 'object' && said !== null && 'success' in said && said.success === true
    return isTaken ? 'OK' : `HTTP ${answer.status}`
  }

  async function attempt(transfer: BankTransfer): Promise<string> {
    const fault = faults.take('bank', 'webhook')
    try {
      if (fault?.fault === 'late') await pause(fault.delayMilliseconds, undefined, { signal: stopping.signal })
      if (fault?.fault === 'duplicate') {
        const [first] = await Promise.all([send(transfer), send(transfer)])
        return first
      }
      const result = await send(transfer)
      return fault?.fault === 'lost-answer' ? 'no answer (injected)' : result
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  async function deliver(first: BankTransfer): Promise<void> {
    let transfer = first
    const sleep = (milliseconds: number) =>
      pause(Math.max(0, milliseconds), undefined, { signal: stopping.signal, ref: false })
    if (transfer.state === 'SCHEDULED') {
      await sleep(Date.parse(transfer.arrivesAt) - Date.now())
      const accumulated = (totals.get(transfer.accountNumber) ?? 0) + transfer.amount
      totals.put(transfer.accountNumber, accumulated)
      transfer = change(transfer, { accumulated, state: accountOf(transfer) ? 'DELIVERING' : 'NOT_WATCHED' })
    }
    if (transfer.nextAttemptAt) await sleep(Date.parse(transfer.nextAttemptAt) - Date.now())
    while (transfer.state === 'DELIVERING') {
      const result = await attempt(transfer)
      stopping.signal.throwIfAborted()
      const attempts = [...transfer.attempts, { at: new Date().toISOString(), result }]
      const minutes = retryMinutes[attempts.length - 1]
      if (result === 'OK') transfer = change(transfer, { attempts, state: 'DELIVERED', nextAttemptAt: undefined })
      else if (minutes === undefined)
        transfer = change(transfer, { attempts, state: 'GIVEN_UP', nextAttemptAt: undefined })
      else {
        const wait = minutes * 60_000 * scale
        transfer = change(transfer, { attempts, nextAttemptAt: new Date(Date.now() + wait).toISOString() })
        await sleep(wait)
      }
    }
  }

  function follow(transfer: BankTransfer) {
    deliver(transfer).catch((error: unknown) => {
      if (!stopping.signal.aborted) options.logger.error({ error }, 'simulator: a bank report stopped on its way')
    })
  }

  return {
    accountOf,
    /** Newest first. */
    list: (count: number) => transfers.values().slice(-count).reverse(),
    count: () => transfers.values().length,
    /** What has arrived on an account, reported or not. */
    arrivedOn: (accountNumber: string): BankTransfer[] =>
      transfers.values().filter((each) => each.accountNumber === accountNumber && each.state !== 'SCHEDULED'),
    find(id: string): BankTransfer {
      const transfer = transfers.get(id)
      if (!transfer) throw new SimulatorError(404, 'TRANSFER_UNKNOWN', 'no such transfer')
      return transfer
    },

    /** Carries out an order. Errors: QR_INVALID, AMOUNT_MISSING. */
    pay(order: PaymentOrder): BankTransfer[] {
      const before = order.key === undefined ? undefined : orders.get(order.key)
      if (before) return before.flatMap((id) => transfers.get(id) ?? [])
      const qr = parseVietQr(order.qr)
      const amount = order.amount ?? qr.amount
      if (amount === undefined) throw new SimulatorError(400, 'AMOUNT_MISSING', 'amount: the code names none')
      const made = Array.from({ length: order.count ?? 1 }, () => {
        const transfer: BankTransfer = {
          id: randomUUID(),
          number: ++latestNumber,
          reference: `FT${new Date().toISOString().slice(2, 10).replaceAll('-', '')}${randomInt(1e9, 1e10 - 1)}`,
          bankBin: qr.bankBin,
          accountNumber: qr.accountNumber,
          amount,
          content: order.content ?? qr.purpose ?? '',
          payerName: order.payerName ?? 'NGUYEN VAN AN',
          arrivesAt: new Date(Date.now() + (order.delaySeconds ?? 0) * 1000).toISOString(),
          accumulated: 0,
          state: 'SCHEDULED',
          attempts: [],
          nextAttemptAt: undefined,
        }
        transfers.put(transfer.id, transfer)
        return transfer
      })
      if (order.key !== undefined)
        orders.put(
          order.key,
          made.map((transfer) => transfer.id),
        )
      made.forEach(follow)
      return made
    },

    /** Goes on with what an earlier process had not reported yet. */
    resume() {
      for (const transfer of transfers.values()) if (!isDone(transfer.state)) follow(transfer)
    },
    stop: () => stopping.abort(),
  }
}

export type Bank = ReturnType<typeof createBank>

function isDone(state: DeliveryState): boolean {
  return state !== 'SCHEDULED' && state !== 'DELIVERING'
}

/** The webhook's clock is Vietnam's and its form `2026-11-21 09:30:00`. */
function formatWebhookTime(moment: string): string {
  return new Date(Date.parse(moment) + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
