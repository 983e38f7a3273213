import { createHash } from 'node:crypto'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { request } from 'undici'
import { formatMoney, MONEY_SCALE, moneyErrors, parseMoney } from '../../../../lib/money.ts'
import type { OrderStatus, PaymentGateway, PaymentOrder, ReceivedTransfer } from '../gateway.ts'
import { isSignedBy, sign } from './signature.ts'

export interface PspSettings {
  /** Base of the payment service: `/pay` is its page, `/orders/<code>` answers questions. */
  readonly url: string
  readonly secret: string
  /** Where the payment page sends the payer back to; the deposit's id follows. */
  readonly returnUrl: string
  readonly now: () => Date
}

/** What the payment service says of an order, in its webhook and as an answer. */
export const PspReport = Type.Object({
  /** The service's own id of the payment: it counts once, however often it is reported. */
  payment: Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9_.-]+$' }),
  order: Type.String({ minLength: 1, maxLength: 40 }),
  account: Type.String({ maxLength: 40 }),
  state: Type.Union([Type.Literal('PENDING'), Type.Literal('PAID'), Type.Literal('FAILED')]),
  amount: Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,4})?$' }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  at: Type.String({ format: 'date-time' }),
})

const TIMEOUT = 5_000

/**
 * A payment service with a page of its own ("redirect"): the way there is signed by us, what happened comes back as a
 * webhook signed by it (HMAC-SHA256 over the moment and the raw body), and it can be asked when nothing comes.
 */
export function createPspGateway({ url, secret, returnUrl, now }: PspSettings): PaymentGateway {
  return {
    code: 'PSP',
    step: MONEY_SCALE,
    validMinutes: 30,
    isConfirmedByHand: false,
    payloadOf: () => '',
    payUrlOf(order) {
      const query = new URLSearchParams({
        order: order.transferCode,
        account: order.accountNumber,
        amount: formatMoney(order.amount),
        currency: order.currency,
        returnUrl: `${returnUrl}${order.depositId}`,
      }).toString()
      // Valid as long as the deposit: a moment in the signature would end the way there after five minutes.
      return `${url}/pay?${query}&signature=${sign(secret, 'pay', query)}`
    },
    verify: (headers, rawBody, at) =>
      isSignedBy(
        secret,
        { timestamp: String(headers['psp-timestamp'] ?? ''), signature: String(headers['psp-signature'] ?? '') },
        rawBody,
        at,
      ),
    async query({ transferCode }: PaymentOrder): Promise<OrderStatus> {
      const timestamp = String(Math.floor(now().getTime() / 1000))
      const answer = await request(`${url}/orders/${transferCode}`, {
        headers: { 'psp-timestamp': timestamp, 'psp-signature': sign(secret, timestamp, transferCode) },
        headersTimeout: TIMEOUT,
        bodyTimeout: TIMEOUT,
        // Of the whole answer: one that drips byte by byte crosses none of the others.
        signal: AbortSignal.timeout(TIMEOUT),
      })
      const body: unknown = await answer.body.json()
      if (answer.statusCode === 404) return { state: 'OPEN' }
      if (answer.statusCode !== 200 || !Value.Check(PspReport, body))
        throw new Error(`The payment service answered ${answer.statusCode}`)
      return statusOf(body)
    },
  }
}

/** A checked report as the house speaks of it. Throws MONEY_INVALID for a payment of nothing. */
export function statusOf(report: Static<typeof PspReport>): OrderStatus {
  if (report.state === 'FAILED') return { state: 'FAILED' }
  return report.state === 'PAID' ? { state: 'PAID', transfer: transferOf(report) } : { state: 'OPEN' }
}

function transferOf(report: Static<typeof PspReport>): ReceivedTransfer {
  const { payment, order, account, amount, currency, at } = report
  const parts = [payment, order, account, amount, currency, at]
  const received = parseMoney(amount, 'amount')
  if (received <= 0n) throw moneyErrors.MONEY_INVALID({ field: 'amount' })
  return {
    providerId: payment,
    accountNumber: account,
    currency,
    amount: received,
    content: order,
    reference: payment,
    transactedAt: at,
    transactedOn: new Date(at),
    hash: createHash('sha256').update(JSON.stringify(parts)).digest('base64url'),
  }
}
