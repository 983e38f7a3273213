import { setTimeout as pause } from 'node:timers/promises'
import type { Faults } from '../faults/faults.ts'
import type { Collection, Journal } from '../journal.ts'
import type { SimulatedBankAccount, SimulatorOptions } from '../options.ts'
import type { BankTransfer } from './transfer.ts'
import { reportTransfer } from './webhook.ts'

const retryMinutes = [1, 1, 2, 3, 5, 8, 13]

interface Parts {
  readonly journal: Journal
  readonly transfers: Collection<BankTransfer>
  readonly faults: Faults
  readonly options: Pick<SimulatorOptions, 'bank' | 'logger'>
  /** The account a transfer goes to, where the bank watches it. */
  readonly accountOf: (transfer: BankTransfer) => SimulatedBankAccount | undefined
}

/** Lets transfers arrive when their time has come, and reports those to watched accounts until it is acknowledged. */
export function createDelivery({ journal, transfers, faults, options, accountOf }: Parts) {
  const totals = journal.collection<number>('accountTotal', 1000)
  const stopping = new AbortController()
  const scale = options.bank.retryScale ?? 1

  const sleep = (milliseconds: number) =>
    pause(Math.max(0, milliseconds), undefined, { signal: stopping.signal, ref: false })

  function change(transfer: BankTransfer, part: Partial<BankTransfer>): BankTransfer {
    const changed = { ...transfer, ...part }
    transfers.put(changed.id, changed)
    return changed
  }

  async function arrive(transfer: BankTransfer): Promise<BankTransfer> {
    await sleep(Date.parse(transfer.arrivesAt) - Date.now())
    const accumulated = (totals.get(transfer.accountNumber) ?? 0) + transfer.amount
    totals.put(transfer.accountNumber, accumulated)
    return change(transfer, { accumulated, state: accountOf(transfer) ? 'DELIVERING' : 'NOT_WATCHED' })
  }

  async function report(transfer: BankTransfer): Promise<BankTransfer> {
    const parts = { bank: options.bank, faults, stopping: stopping.signal }
    const result = await reportTransfer(parts, transfer, accountOf(transfer))
    stopping.signal.throwIfAborted()
    const attempts = [...transfer.attempts, { at: new Date().toISOString(), result }]
    if (result === 'OK') return change(transfer, { attempts, state: 'DELIVERED', nextAttemptAt: undefined })
    const minutes = retryMinutes[attempts.length - 1]
    if (minutes === undefined) return change(transfer, { attempts, state: 'GIVEN_UP', nextAttemptAt: undefined })
    const nextAttemptAt = new Date(Date.now() + minutes * 60_000 * scale).toISOString()
    return change(transfer, { attempts, nextAttemptAt })
  }

  async function deliver(first: BankTransfer): Promise<void> {
    let transfer = first.state === 'SCHEDULED' ? await arrive(first) : first
    while (transfer.state === 'DELIVERING') {
      if (transfer.nextAttemptAt) await sleep(Date.parse(transfer.nextAttemptAt) - Date.now())
      transfer = await report(transfer)
    }
  }

  return {
    /** Brings a transfer to its end, however long that takes. */
    follow(transfer: BankTransfer) {
      deliver(transfer).catch((error: unknown) => {
        if (!stopping.signal.aborted) options.logger.error({ error }, 'simulator: a bank report stopped on its way')
      })
    },
    stop: () => stopping.abort(),
  }
}
