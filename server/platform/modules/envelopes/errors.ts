import { defineErrors } from '../../lib/failure.ts'

export const envelopesErrors = defineErrors('envelopes', {
  /** There is none, it is another brand's, or it is not published. */
  ENVELOPES_NOT_FOUND: 404,
  /** They do not rain yet or any more, or an operator paused them. */
  ENVELOPES_CLOSED: 409,
  /** Somebody else opened the last one. */
  ENVELOPES_GONE: 409,
  /** They are for a higher VIP level, or in another currency. */
  ENVELOPES_NOT_FOR_YOU: 403,
  /** What was published once stays as it is. */
  ENVELOPES_PUBLISHED: 409,
  /** Amounts that cannot be dealt, a time that ends before it begins, or words that lack a language. */
  ENVELOPES_TERMS_INVALID: 422,
})
