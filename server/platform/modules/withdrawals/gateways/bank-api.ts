import { createHmac } from 'node:crypto'
import { request } from 'undici'
import { MONEY_SCALE } from '../../../lib/money.ts'
import type { PayoutGateway, PayoutOrder, PayoutResult } from './payout-gateway.ts'

export interface BankApiSettings {
  readonly url: string
  /** Signs the body of an order. */
  readonly key: string
}

const TIMEOUT = 10_000

/** A bank's payout API: `POST /payouts` signed with HMAC-SHA256 over the body, `GET /payouts/<order>`. */
export function createBankApi({ url, key }: BankApiSettings): PayoutGateway {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex')

  async function call(
    method: 'GET' | 'POST',
    path: string,
    text: string,
  ): Promise<{ status: number; answer: unknown }> {
    const { statusCode, body } = await request(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-signature': sign(text === '' ? path : text) },
      body: method === 'POST' ? text : null,
      headersTimeout: TIMEOUT,
      bodyTimeout: TIMEOUT,
    })
    const answer = await body.text()
    return { status: statusCode, answer: statusCode < 500 ? JSON.parse(answer) : answer.slice(0, 200) }
  }

  return {
    async send(order) {
      const { status, answer } = await call('POST', '/payouts', JSON.stringify(bodyOf(order)))
      if (status !== 200 && status !== 201) throw new Error(`The bank answered ${status} to a payout order`)
      return resultOf(answer)
    },
    async find(orderId) {
      const { status, answer } = await call('GET', `/payouts/${orderId}`, '')
      if (status === 404) return undefined
      if (status !== 200) throw new Error(`The bank answered ${status} to a question about a payout order`)
      return resultOf(answer)
    },
  }
}

function bodyOf({ orderId, bankCode, accountNumber, holder, amount, currency, content }: PayoutOrder) {
  return { orderId, bankCode, accountNumber, holder, amount: Number(amount / MONEY_SCALE), currency, content }
}

/** Throws for anything that is not clearly one of the three: then nothing is known. */
function resultOf(answer: unknown): PayoutResult {
  const { state, reference, refusal } = (answer ?? {}) as Record<string, unknown>
  if (state === 'PAID' && typeof reference === 'string') return { state, reference }
  if (state === 'REFUSED') return { state, refusal: typeof refusal === 'string' ? refusal : 'REFUSED' }
  if (state === 'PROCESSING') return { state }
  throw new Error('The bank answered something that is not its contract')
}
