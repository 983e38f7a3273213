import { defineErrors } from '../../lib/failure.ts'

export const vipErrors = defineErrors('vip', {
  /** There is no such bonus for the member: the level was not reached, gives none, or it is not its time. */
  VIP_BONUS_NOT_FOUND: 404,
  /** It was claimed before. */
  VIP_BONUS_CLAIMED: 409,
  /** The month that is over is still being reviewed. */
  VIP_REVIEW_RUNS: 409,
  /** A level demands no less than the one below and no more than the one above, and of one sum something else. Extras: field. */
  VIP_LEVEL_ORDER: 422,
  /** Each of the brand's languages needs a name. */
  VIP_LEVEL_NAMES: 422,
  /** Only the highest level goes, and only while nobody has it. */
  VIP_LEVEL_HELD: 409,
})
