import { defineErrors } from '../../lib/failure.ts'

export const rewardsErrors = defineErrors('rewards', {
  /** Whoever plays for free, takes a break, is excluded or has closed the account is given nothing. */
  REWARDS_NOT_FOR_YOU: 403,
})
