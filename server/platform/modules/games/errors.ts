import { defineErrors } from '../../lib/failure.ts'

export const gamesErrors = defineErrors('games', {
  GAME_NOT_FOUND: 404,
  /** Extras: gameName. */
  GAME_MAINTENANCE: 503,
  /** The vendor has no game for fun. */
  GAME_HAS_NO_DEMO: 422,
  /** Trial players play for fun only (sections 4 and 6). */
  IN_NEED_TRUE_ACCOUNT: 403,
  BET_NOT_FOUND: 404,
})
