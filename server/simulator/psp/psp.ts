import { randomUUID } from 'node:crypto'
import type { Faults } from '../faults/faults.ts'
import { SimulatorError } from '../http/errors.ts'
import type { Journal } from '../journal.ts'
import type { SimulatorOptions } from '../options.ts'
import type { Payment, PaymentOrder } from './payment.ts'
import { createReport } from './report.ts'
import { createReports } from './reports.ts'

/** The payment service: takes orders on a page of its own and reports them to the shop. */
export function createPsp(journal: Journal, faults: Faults, options: Pick<SimulatorOptions, 'psp' | 'logger'>) {
  const payments = journal.collection<Payment>('payment', 10_000, ({ isReported }) => isReported)
  const reports = createReports({ payments, faults, options })

  return {
    /** Of all that was paid, as the shop may ask for it. */
    report: createReport(payments),
    find: (order: string): Payment | undefined => payments.get(order),

    /** Ends an order as the payer chose; the same order again stays as it is. Without `isTold` nobody is told. */
    finish(order: PaymentOrder, state: 'PAID' | 'FAILED', isTold: boolean): Payment {
      const before = payments.get(order.order)
      if (before !== undefined) {
        if (before.amount !== order.amount)
          throw new SimulatorError(409, 'ORDER_CHANGED', 'order: it had another amount')
        return before
      }
      const payment: Payment = {
        ...order,
        payment: `psp_${randomUUID()}`,
        state,
        at: new Date().toISOString(),
        isReported: !isTold,
        attempts: 0,
      }
      payments.put(order.order, payment)
      if (isTold) reports.follow(payment)
      return payment
    },

    /** Goes on with what an earlier process had not reported yet. */
    resume() {
      for (const payment of payments.values()) if (!payment.isReported) reports.follow(payment)
    },
    stop: reports.stop,
  }
}

export type Psp = ReturnType<typeof createPsp>
