import { createHash } from 'node:crypto'
import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import { request } from 'undici'
import { formatMoney, MONEY_SCALE, moneyErrors, parseMoney } from '../../../../lib/money.ts'
import type { OrderStatus, PaymentGateway, PaymentOrder, ReceivedTransfer } from '../gateway.ts'
import { readMoment } from '../moment.ts'
import { fieldsOf, readUnreadable } from '../unreadable.ts'
import { PspReport, type PspSettings } from './contract.ts'
import { readReport } from './psp-report.ts'
import { isSignedBy, sign } from './signature.ts'

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
    readReport: (query) => readReport({ url, secret, now }, query),
  }
}

/** A checked report as the house speaks of it. Throws MONEY_INVALID for a payment of nothing. */
export function statusOf(report: Static<typeof PspReport>): OrderStatus {
  if (report.state === 'FAILED') return { state: 'FAILED', order: report.order }
  return report.state === 'PAID' ? { state: 'PAID', transfer: transferOf(report) } : { state: 'OPEN' }
}

/** What can be told of a signed report of a payment that is not in its form. */
export function salvageStatus(rawBody: Buffer): OrderStatus | undefined {
  const { payment: id, order: content, account: accountNumber, at: transactedAt, ...said } = fieldsOf(rawBody)
  const { state, amount, currency } = said
  const transfer =
    state === 'PAID'
      ? readUnreadable({ id, accountNumber, currency, amount, content, reference: id, transactedAt })
      : undefined
  return transfer && { state: 'PAID', transfer }
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
    transactedOn: readMoment(at),
    hash: createHash('sha256').update(JSON.stringify(parts)).digest('base64url'),
  }
}
