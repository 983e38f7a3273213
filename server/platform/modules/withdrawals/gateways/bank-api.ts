import { MONEY_SCALE } from '../../../lib/money.ts'
import { createSignedCalls } from '../../../lib/signed-calls.ts'
import type { PayoutGateway, PayoutOrder, PayoutResult } from './payout-gateway.ts'

export interface BankApiSettings {
  readonly url: string
  /** Signs the body of an order. */
  readonly key: string
}

/** A bank's payout API: `POST /payouts` signed with HMAC-SHA256 over the body, `GET /payouts/<order>`. */
export function createBankApi(settings: BankApiSettings): PayoutGateway {
  const call = createSignedCalls(settings)

  return {
    async send(order) {
      const { status, answer } = await call('POST', '/payouts', JSON.stringify(bodyOf(order)))
      if (status !== 200 && status !== 201) throw new Error(`The bank answered ${status} to a payout order`)
      return resultOf(answer)
    },
    async find(orderId) {
      const { status, answer } = await call('GET', `/payouts/${orderId}`)
      if (status === 404) return undefined
      if (status !== 200) throw new Error(`The bank answered ${status} to a question about a payout order`)
      return resultOf(answer)
    },
  }
}

function bodyOf({ orderId, bankCode, accountNumber, holder, amount, currency, content }: PayoutOrder) {
  return { orderId, bankCode, accountNumber, holder, amount: Number(amount / MONEY_SCALE), currency, content }
}

/** Throws for anything that is not clearly one of the four: then nothing is known. */
function resultOf(answer: unknown): PayoutResult {
  const { state, reference, refusal, returnedAmount, returnReference } = (answer ?? {}) as Record<string, unknown>
  if (state === 'PAID' && typeof reference === 'string') return { state, reference }
  const isReturned = state === 'RETURNED' && typeof reference === 'string' && typeof returnReference === 'string'
  if (isReturned && Number.isSafeInteger(returnedAmount))
    return { state, reference, returned: BigInt(Number(returnedAmount)) * MONEY_SCALE, returnReference }
  if (state === 'REFUSED') return { state, refusal: typeof refusal === 'string' ? refusal : 'REFUSED' }
  if (state === 'PROCESSING') return { state }
  throw new Error('The bank answered something that is not its contract')
}
