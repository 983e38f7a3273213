import { defineErrors } from '../../lib/failure.ts'

export const pushErrors = defineErrors('push', {
  /** The address is none of a push service that we send to, or nothing can be encrypted to the keys. */
  PUSH_ENDPOINT_REFUSED: 422,
  /** This house sends no notifications. */
  PUSH_OFF: 409,
  PUSH_SUBSCRIPTION_NOT_FOUND: 404,
})
