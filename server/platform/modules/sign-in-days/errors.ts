import { defineErrors } from '../../lib/failure.ts'

export const signInDaysErrors = defineErrors('signInDays', {
  /** The brand gives nothing for coming at the moment. */
  SIGN_IN_DAYS_CLOSED: 409,
  /** A ladder that runs needs a day, each of which gives something; of points whole ones. */
  SIGN_IN_DAYS_TERMS_INVALID: 422,
})
