import type { Money } from '../../../lib/money.ts'

/** Money that the bank is to send. */
export interface PayoutOrder {
  /** The bank carries an order id out once, however often it comes. */
  readonly orderId: string
  readonly bankCode: string
  readonly accountNumber: string
  readonly holder: string
  readonly amount: Money
  readonly currency: string
  /** What the receiver reads. */
  readonly content: string
}

/**
 * What the bank says of an order. REFUSED is final: nothing was and will be sent. RETURNED was carried out, and
 * `returned` of it in all came back: the whole, or a part.
 */
export type PayoutResult =
  | { readonly state: 'PAID'; readonly reference: string }
  | {
      readonly state: 'RETURNED'
      readonly reference: string
      readonly returned: Money
      readonly returnReference: string
    }
  | { readonly state: 'REFUSED'; readonly refusal: string }
  | { readonly state: 'PROCESSING' }

/** A bank that pays out on order. A thrown error means that nobody knows what became of the order: ask `find` later. */
export interface PayoutGateway {
  send(order: PayoutOrder): Promise<PayoutResult>
  /** What became of an order; undefined when the bank has never seen it. */
  find(orderId: string): Promise<PayoutResult | undefined>
}
