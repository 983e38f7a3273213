import { defineErrors } from '../../lib/failure.ts'

export const promotionsErrors = defineErrors('promotions', {
  PROMOTION_NOT_FOUND: 404,
  /** It has not begun, is over, is paused, or all of its budget is given. */
  PROMOTION_CLOSED: 409,
  /** The member had it as often as it is given, or has it under way. */
  PROMOTION_HAD: 409,
  /** It is for others: another audience, another day, or who has told more of himself. */
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
  /** A bet of the period waits for its result: what was lost is not known yet. */
  PROMOTION_BETS_OPEN: 409,
  /** Given by a code, not by asking. */
  PROMOTION_NEEDS_CODE: 409,
  /** Unknown, used up, expired, void, of another brand or for somebody else: all alike. */
  PROMOTION_CODE_WRONG: 422,
  /** The member used this very code before. */
  PROMOTION_CODE_HAD: 409,
  /** Too many wrong codes within half an hour. */
  PROMOTION_CODE_LOCKED: 429,
  /** A word that another batch of the brand has. */
  PROMOTION_CODE_TAKEN: 409,
  PROMOTION_CODE_BATCH_NOT_FOUND: 404,
  /** A percentage needs a deposit, and a day or a registration has none. */
  PROMOTION_TERMS_DISAGREE: 400,
  /** A bonus that has to be played takes its winnings along, or it is a free bet. */
  PROMOTION_WINNINGS_STAY: 400,
  /** An account that leads no line, or a tag that the brand has not. */
  PROMOTION_AUDIENCE_UNKNOWN: 400,
  /** The brand's last one is still worked out on this node. */
  PROMOTION_ESTIMATE_RUNNING: 409,
  /** More members and bets than can be gone through while somebody waits. */
  PROMOTION_ESTIMATE_TOO_LONG: 503,
  /** A raffle that the brand has not, or that is over. */
  PROMOTION_RAFFLE_UNKNOWN: 400,
  /** Each language of the brand needs its words. */
  PROMOTION_WORDS_MISSING: 400,
})
