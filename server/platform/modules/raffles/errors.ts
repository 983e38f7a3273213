import { defineErrors } from '../../lib/failure.ts'

export const rafflesErrors = defineErrors('raffles', {
  /** There is none, it is another brand's, or it is not published. */
  RAFFLE_NOT_FOUND: 404,
  /** It does not run yet or any more, or an operator paused it. */
  RAFFLE_CLOSED: 409,
  /** The member has no ticket of it. */
  RAFFLE_NO_TICKET: 409,
  /** All prizes are gone; the ticket stays. */
  RAFFLE_GONE: 409,
  /** The key was sent before with another raffle. */
  RAFFLE_KEY_REUSED: 409,
  /** What was published once stays as it is. */
  RAFFLE_PUBLISHED: 409,
  /** Prizes that cannot be given, a time that ends before it begins, or words that lack a language. */
  RAFFLE_TERMS_INVALID: 422,
})
