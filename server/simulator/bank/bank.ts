import type { Faults } from '../faults/faults.ts'
import { SimulatorError } from '../http/errors.ts'
import type { Journal } from '../journal.ts'
import type { SimulatedBankAccount, SimulatorOptions } from '../options.ts'
import { createDelivery } from './delivery.ts'
import { type BankTransfer, isDone, newTransfer, type PaymentOrder } from './transfer.ts'
import { parseVietQr, type VietQr } from './viet-qr.ts'

/** The bank: takes transfers, and tells the house of those to its accounts. */
export function createBank(journal: Journal, faults: Faults, options: Pick<SimulatorOptions, 'bank' | 'logger'>) {
  const transfers = journal.collection<BankTransfer>('transfer', 10_000, (transfer) => isDone(transfer.state))
  const orders = journal.collection<readonly string[]>('order', 10_000)
  let latestNumber = transfers.values().reduce((highest, transfer) => Math.max(highest, transfer.number), 100_000)

  const accountOf = (receiver: Pick<VietQr, 'bankBin' | 'accountNumber'>): SimulatedBankAccount | undefined =>
    options.bank.accounts.find(
      (account) => account.bankBin === receiver.bankBin && account.accountNumber === receiver.accountNumber,
    )
  const delivery = createDelivery({ journal, transfers, faults, options, accountOf })

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
      const made = Array.from({ length: order.count ?? 1 }, () => newTransfer(++latestNumber, qr, amount, order))
      for (const transfer of made) transfers.put(transfer.id, transfer)
      const ids = made.map(({ id }) => id)
      if (order.key !== undefined) orders.put(order.key, ids)
      made.forEach(delivery.follow)
      return made
    },

    /** Goes on with what an earlier process had not reported yet. */
    resume() {
      for (const transfer of transfers.values()) if (!isDone(transfer.state)) delivery.follow(transfer)
    },
    stop: delivery.stop,
  }
}

export type Bank = ReturnType<typeof createBank>
