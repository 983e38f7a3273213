import { defineErrors } from '../../lib/failure.ts'

export const promotionsErrors = defineErrors('promotions', {
  PROMOTION_NOT_FOUND: 404,
  /** It has not begun, is over, is paused, or all of its budget is given. */
  PROMOTION_CLOSED: 409,
  /** The member had it as often as it is given, or has it under way. */
  PROMOTION_HAD: 409,
  /** It is for others: new members, or those who have not deposited. */
  PROMOTION_NOT_FOR_YOU: 403,
  /** What is left of the budget is less than what would be given. */
  PROMOTION_BUDGET_SPENT: 409,
  /** A picture that is not the member's own upload. */
  PROMOTION_IMAGE_UNKNOWN: 400,
  PROMOTION_CLAIM_NOT_FOUND: 404,
  /** Another operator has decided it, or has it. */
  PROMOTION_CLAIM_DECIDED: 409,
  /** What would be given comes to nothing: the deposit is missing or too small. */
  PROMOTION_NOTHING_TO_GIVE: 409,
  /** A percentage needs a deposit, and a day or a registration has none. */
  PROMOTION_TERMS_DISAGREE: 400,
  /** Each language of the brand needs its words. */
  PROMOTION_WORDS_MISSING: 400,
})
