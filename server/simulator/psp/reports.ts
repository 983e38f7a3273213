import { setTimeout as pause } from 'node:timers/promises'
import type { Faults } from '../faults/faults.ts'
import type { Collection } from '../journal.ts'
import type { SimulatorOptions } from '../options.ts'
import type { Payment } from './payment.ts'
import { sign } from './signature.ts'

const retrySeconds = [1, 2, 5, 15, 60, 300, 900]

interface Parts {
  readonly payments: Collection<Payment>
  readonly faults: Faults
  readonly options: Pick<SimulatorOptions, 'psp' | 'logger'>
}

/** Reports payments, signed, until the shop has taken it, with the planned faults applied on the way. */
export function createReports({ payments, faults, options }: Parts) {
  const stopping = new AbortController()
  const scale = options.psp.retryScale ?? 1
  const send = (payment: Payment) => post(options.psp, payment)

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
      payment = { ...payment, isReported, attempts: payment.attempts + 1 }
      payments.put(payment.order, payment)
      if (isReported) return
      await pause(seconds * 1000 * scale, undefined, { signal: stopping.signal, ref: false })
    }
  }

  return {
    /** Reports a payment, however long that takes. */
    follow(payment: Payment) {
      report(payment).catch((error: unknown) => {
        if (!stopping.signal.aborted) options.logger.error({ error }, 'simulator: a payment report stopped on its way')
      })
    },
    stop: () => stopping.abort(),
  }
}

async function post(psp: SimulatorOptions['psp'], told: Payment): Promise<boolean> {
  const { payment, order, account, amount, currency, state, at } = told
  const body = JSON.stringify({ payment, order, account, amount, currency, state, at })
  const moment = String(Math.floor(Date.now() / 1000))
  const answer = await fetch(psp.webhookUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'psp-timestamp': moment,
      'psp-signature': sign(psp.secret, moment, body),
    },
    body,
    signal: AbortSignal.timeout(10_000),
    redirect: 'error',
  })
  return answer.ok
}
