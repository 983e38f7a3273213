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
