import { defineErrors } from '../../lib/failure.ts'

export const referralsErrors = defineErrors('referrals', {
  /** There is none, or somebody else brought that friend. */
  REFERRAL_NOT_FOUND: 404,
  /** The friend has still to deposit or to play. */
  REFERRAL_NOT_EARNED: 409,
  /** An operator looks at it first. */
  REFERRAL_HELD: 409,
  /** The friend and the referrer look like one person, or an operator refused it. Extras: reason. */
  REFERRAL_REFUSED: 409,
  /** As many friends were paid for in this month as the rule has it. Extras: most. */
  REFERRAL_MONTH_FULL: 409,
  /** It was paid or refused meanwhile. */
  REFERRAL_DECIDED: 409,
  /** A rule that runs has to give something. */
  REFERRAL_RULE_EMPTY: 422,
})
