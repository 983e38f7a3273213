import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Faults } from '../faults/faults.ts'
import { SimulatorError } from '../http/errors.ts'
import type { Journal } from '../journal.ts'
import type { SimulatorOptions } from '../options.ts'
import { sign } from './signature.ts'

export type PaymentState = 'PENDING' | 'PAID' | 'FAILED'

/** What a shop's order became at the payment service. The amount is a decimal string, as the shop wrote it. */
export interface Payment {
  readonly payment: string
  readonly order: string
  readonly account: string
  readonly amount: string
  readonly currency: string
  readonly state: PaymentState
  readonly at: string
  /** Whether the shop has taken the last report. */
  readonly isReported: boolean
  readonly attempts: number
}

/** What the shop asked for by its signed link. */
export type PaymentOrder = Pick<Payment, 'order' | 'account' | 'amount' | 'currency'>

const retrySeconds = [1, 2, 5, 15, 60, 300, 900]

/** The payment service: takes orders on a page of its own and reports them, signed, until the shop has taken it. */
export function createPsp(journal: Journal, faults: Faults, options: Pick<SimulatorOptions, 'psp' | 'logger'>) {
  const payments = journal.collection<Payment>('payment', 10_000, ({ isReported }) => isReported)
  const stopping = new AbortController()
  const scale = options.psp.retryScale ?? 1

  function change(payment: Payment, part: Partial<Payment>): Payment {
    const changed = { ...payment, ...part }
    payments.put(changed.order, changed)
    return changed
  }

  async function send({ payment, order, account, amount, currency, state, at }: Payment): Promise<boolean> {
    const body = JSON.stringify({ payment, order, account, amount, currency, state, at })
    const moment = String(Math.floor(Date.now() / 1000))
    const answer = await fetch(options.psp.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'psp-timestamp': moment,
        'psp-signature': sign(options.psp.secret, moment, body),
      },
      body,
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
    })
    return answer.ok
  }

  async function attempt(payment: Payment): Promise<boolean> {
    const fault = faults.take('psp', 'webhook')
    try {
      if (fault?.fault === 'late') await pause(fault.delayMilliseconds, undefined, { signal: stopping.signal })
      if (fault?.fault === 'duplicate') {
        const [first] = await Promise.all([send(payment), send(payment)])
        return first
      }
      const isTaken = await send(payment)
      // An older state that arrives after the newer one.
      if (fault?.fault === 'out-of-order') await send({ ...payment, state: 'PENDING' })
      return isTaken && fault?.fault !== 'lost-answer'
    } catch (error) {
      if (!stopping.signal.aborted) options.logger.warn({ error }, 'simulator: a payment could not be reported')
      return false
    }
  }

  async function report(first: Payment): Promise<void> {
    let payment = first
    for (const seconds of retrySeconds.slice(payment.attempts)) {
      const isReported = await attempt(payment)
      stopping.signal.throwIfAborted()
      payment = change(payment, { isReported, attempts: payment.attempts + 1 })
      if (isReported) return
      await pause(seconds * 1000 * scale, undefined, { signal: stopping.signal, ref: false })
    }
  }

  function follow(payment: Payment) {
    report(payment).catch((error: unknown) => {
      if (!stopping.signal.aborted) options.logger.error({ error }, 'simulator: a payment report stopped on its way')
    })
  }

  return {
    find: (order: string): Payment | undefined => payments.get(order),

    /** Ends an order as the payer chose; the same order again stays as it is. Without `isReported` nobody is told. */
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
      if (isTold) follow(payment)
      return payment
    },

    /** Goes on with what an earlier process had not reported yet. */
    resume() {
      for (const payment of payments.values()) if (!payment.isReported) follow(payment)
    },
    stop: () => stopping.abort(),
  }
}

export type Psp = ReturnType<typeof createPsp>
