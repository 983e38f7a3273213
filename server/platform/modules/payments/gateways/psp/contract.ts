import { Type } from 'typebox'

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
  order: Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' }),
  account: Type.String({ maxLength: 40, pattern: '^[ -~]*$' }),
  state: Type.Union([Type.Literal('PENDING'), Type.Literal('PAID'), Type.Literal('FAILED')]),
  /** As money is written everywhere: without zeros before it, which might mean another unit. */
  amount: Type.String({ pattern: '^(0|[1-9]\\d{0,11})(\\.\\d{1,4})?$' }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  at: Type.String({ format: 'date-time' }),
})
