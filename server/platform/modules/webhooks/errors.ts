import { defineErrors } from '../../lib/failure.ts'

export const webhooksErrors = defineErrors('webhooks', {
  /** There is none, or it is another brand's. */
  WEBHOOK_NOT_FOUND: 404,
  /** There is none, it is another brand's, or it is too old to be kept. */
  WEBHOOK_DELIVERY_NOT_FOUND: 404,
  /** The brand has as many as it may. Extras: most. */
  WEBHOOKS_TOO_MANY: 409,
  /** The secret is less than a minute old: two who change it at once would take it from each other, and the one before from the receiver. */
  WEBHOOK_SECRET_JUST_CHANGED: 409,
  /** No https address of the internet at large; the same for whatever is wrong with it. */
  WEBHOOK_URL_REFUSED: 422,
})
