import { defineErrors } from '../../lib/failure.ts'

export const lotteryErrors = defineErrors('lottery', {
  LOTTERY_DRAW_NOT_FOUND: 404,
  /** Our own draws follow from their seed; nobody enters a result. */
  LOTTERY_DRAW_IS_SEEDED: 422,
  /** Its numbers are not due yet. */
  LOTTERY_DRAW_NOT_DUE: 422,
  /** It is drawn or void already. */
  LOTTERY_DRAW_NOT_WAITING: 409,
  /** Extras: flaw (a code of findResultFlaw), group. */
  LOTTERY_DRAW_RESULT_WRONG: 422,
  /** A result is put right only when all bets are settled by the one before. */
  LOTTERY_DRAW_NOT_SETTLED: 409,
  LOTTERY_DRAW_IS_VOID: 409,
  /** The result is the one that stands. */
  LOTTERY_DRAW_RESULT_SAME: 422,
  CORRECTION_NOT_FOUND: 404,
  /** Another one of this draw is asked for or being carried out. */
  CORRECTION_OPEN: 409,
  /** Four eyes: whoever asked may not decide. */
  CORRECTION_OWN: 403,
  /** Somebody was quicker. */
  CORRECTION_DECIDED: 409,
  LOTTERY_NOT_FOUND: 404,
  /** The lottery takes no bets: operators closed it, or it is in maintenance. */
  LOTTERY_CLOSED: 503,
  /** Extras: number. */
  LOTTERY_DRAW_CLOSED: 409,
  /** Extras: rulesVersion. */
  LOTTERY_RULES_CHANGED: 409,
  /** Unknown, or not offered by the brand. Extras: line, playType. */
  LOTTERY_PLAY_TYPE_WITHHELD: 422,
  /** Extras: line, flaw (PicksFlaw, or NO_TICKET), row. */
  LOTTERY_PICKS_WRONG: 422,
  /** Extras: line, lowest, highest. */
  LOTTERY_SERIES_WRONG: 422,
  /** Extras: line, minimum. */
  LOTTERY_UNIT_TOO_SMALL: 422,
  /** One slip has more bets, or numbers, than are taken at once. */
  LOTTERY_ORDER_TOO_LARGE: 422,
  /** Extras: number, playType, draw, rest (what may still be staked on it). */
  LOTTERY_LIMIT_NUMBER: 422,
  /** Extras: playType, draw, rest. */
  LOTTERY_LIMIT_PLAY_TYPE: 422,
  /** Extras: draw, rest. */
  LOTTERY_LIMIT_DRAW: 422,
  /** Extras: draw, rest. */
  LOTTERY_LIMIT_MEMBER: 422,
  /** One bet could win more than a bet may. Extras: line, playType, draw, win, limit. */
  LOTTERY_LIMIT_WIN: 422,
  /** The account may not play. */
  LOTTERY_MEMBER_LOCKED: 403,
  /** More orders wait than the queue may hold. */
  LOTTERY_BUSY: 503,
  /** A play type or prize that the family does not have, or whose odds nobody sets. Extras: playType, prize. */
  LOTTERY_ODDS_UNKNOWN: 422,
  /** Extras: playType, ticket, returned and floor in per cent. */
  LOTTERY_RETURN_TOO_LOW: 422,
  /** Whoever buys it wins in the long run. Extras: playType, ticket, returned in per cent. */
  LOTTERY_RETURN_TOO_HIGH: 422,
  LOTTERY_ORDER_NOT_FOUND: 404,
  LOTTERY_CHASE_NOT_FOUND: 404,
})
