import { defineErrors } from '../../lib/failure.ts'

export const missionsErrors = defineErrors('missions', {
  /** There is none, or it is another brand's or another member's. */
  MISSION_NOT_FOUND: 404,
  /** What it asks is not reached. */
  MISSION_NOT_REACHED: 409,
  /** The window is over for too long. */
  MISSION_OVER: 409,
  LEADERBOARD_NOT_FOUND: 404,
  /** There is one of that code already. */
  MISSION_CODE_TAKEN: 409,
  /** Days in a row of one day; or no name in the brand's language. */
  MISSION_TERMS_INVALID: 422,
})
