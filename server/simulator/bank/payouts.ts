import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Faults } from '../faults/faults.ts'
import { SimulatorError } from '../http/errors.ts'
import type { Journal } from '../journal.ts'
import type { SimulatorOptions } from '../options.ts'
import { newReference } from './transfer.ts'

/** Money that a customer of the bank orders to be sent. Amounts are whole VND. */
export interface PayoutOrder {
  readonly orderId: string
  readonly bankCode: string
  readonly accountNumber: string
  readonly holder: string
  readonly amount: number
  readonly currency: string
  readonly content: string
}

export interface Payout extends PayoutOrder {
  /** RETURNED was paid, and `returnedAmount` of it came back: all of it or a part. */
  readonly state: 'PAID' | 'REFUSED' | 'RETURNED'
  readonly reference: string | undefined
  readonly refusal: string | undefined
  readonly returnedAmount?: number
  readonly returnReference?: string
  readonly returnedAt?: string
  readonly at: string
}

/** Accounts whose number ends like this are closed: orders to them are refused. */
export const CLOSED_ENDING = '000'

/** Payout orders of the bank's customer: each order id is carried out once, whatever comes again under it. */
export function createPayouts(journal: Journal, faults: Faults, { bank }: Pick<SimulatorOptions, 'bank'>) {
  const payouts = journal.collection<Payout>('payout', 10_000)

  return {
    /** Newest first. */
    list: (count: number) => payouts.values().slice(-count).reverse(),
    /** All that left, also what came back later. */
    carriedOut: (): Payout[] => payouts.values().filter(({ state }) => state !== 'REFUSED'),
    find: (orderId: string): Payout | undefined => payouts.get(orderId),

    /** Throws SIGNATURE_INVALID unless the customer signed it with HMAC-SHA256. */
    checkSignature(text: string | Buffer, signature: unknown): void {
      const expected = createHmac('sha256', bank.payoutKey).update(text).digest()
      const given = Buffer.from(typeof signature === 'string' ? signature : '', 'hex')
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new SimulatorError(401, 'SIGNATURE_INVALID', 'x-signature does not fit')
    },

    /**
     * Carries an order out, or gives the outcome it already had. Throws ORDER_MISMATCH when the same id asks for
     * something else, ANSWER_LOST (after the work) when a fault says so.
     */
    order(order: PayoutOrder): Payout {
      const known = payouts.get(order.orderId)
      if (known !== undefined && (known.amount !== order.amount || known.accountNumber !== order.accountNumber))
        throw new SimulatorError(409, 'ORDER_MISMATCH', 'orderId: was used for another payout')
      const payout = known ?? carryOut(order)
      if (known === undefined) payouts.put(payout.orderId, payout)
      if (faults.take('bank', 'payout')?.fault === 'lost-answer')
        throw new SimulatorError(500, 'ANSWER_LOST', 'the answer is lost (injected)')
      return payout
    },

    /** The receiver's bank sends money of a payout back, once. Throws ORDER_UNKNOWN, AMOUNT_INVALID. */
    giveBack(orderId: string, amount: number): Payout {
      const payout = payouts.get(orderId)
      if (payout?.state !== 'PAID') throw new SimulatorError(404, 'ORDER_UNKNOWN', 'no such payout that was paid')
      if (amount < 1 || amount > payout.amount)
        throw new SimulatorError(400, 'AMOUNT_INVALID', 'amount: not more than was paid')
      const returnedAt = new Date().toISOString()
      const returned: Payout = {
        ...payout,
        state: 'RETURNED',
        returnedAmount: amount,
        returnReference: newReference(returnedAt),
        returnedAt,
      }
      payouts.put(orderId, returned)
      return returned
    },
  }
}

export type Payouts = ReturnType<typeof createPayouts>

function carryOut(order: PayoutOrder): Payout {
  const at = new Date().toISOString()
  if (order.accountNumber.endsWith(CLOSED_ENDING))
    return { ...order, state: 'REFUSED', reference: undefined, refusal: 'ACCOUNT_CLOSED', at }
  return { ...order, state: 'PAID', reference: newReference(at), refusal: undefined, at }
}
