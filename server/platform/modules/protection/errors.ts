import { defineErrors } from '../../lib/failure.ts'

export const protectionErrors = defineErrors('protection', {
  /** Extras: limit, used, left, currency, period. */
  DEPOSIT_LIMIT_REACHED: 422,
  /** Extras: limit, used, currency, period. */
  LOSS_LIMIT_REACHED: 403,
  /** An agent above has the vendor or the category off for the line. */
  LINE_GAME_OFF: 403,
  /** An agent above allows less in a bet. Extras: greatest, currency. */
  LINE_STAKE_LIMIT: 403,
  /** Extras: limit (minutes), period. */
  SESSION_LIMIT_REACHED: 403,
  /** Extras: until (null has no end). */
  MEMBER_EXCLUDED: 403,
  /** The person who registers has excluded himself or herself at this operator. */
  PERSON_EXCLUDED: 403,
  LIMIT_NOT_FOUND: 404,
  LIMIT_INVALID: 422,
  LIMIT_NOTHING_PENDING: 409,
  /** Extras: readyAt. */
  LIMIT_WAITS: 409,
  EXCLUSION_NOT_FOUND: 404,
  /** A longer break is already in force. */
  EXCLUSION_LONGER: 409,
  LIFT_ALREADY_ASKED: 409,
  LIFT_NOT_ASKED: 409,
  PLAY_SESSION_NONE: 404,
  ACTIVITY_PERIOD_INVALID: 422,
  CLOSING_NOT_CONFIRMED: 422,
  CLOSING_BETS_OPEN: 409,
  /** Extras: balance, currency. */
  CLOSING_BALANCE_LEFT: 409,
  /** A deposit or withdrawal is under way. */
  CLOSING_MONEY_UNDER_WAY: 409,
  CLOSING_NOT_FOUND: 404,
  CLOSING_FINAL: 409,
  EXPORT_NOT_FOUND: 404,
  EXPORT_NOT_READY: 409,
  EXPORT_UNDER_WAY: 409,
  IDENTITY_NOT_FOUND: 404,
  IDENTITY_LOCKED: 409,
  IDENTITY_DOCUMENTS_MISSING: 422,
  IDENTITY_NUMBER_INVALID: 422,
  IDENTITY_NUMBER_TAKEN: 409,
  IDENTITY_BIRTHDAY_INVALID: 422,
  /** Extras: minimumAge. */
  IDENTITY_UNDERAGE: 422,
  IDENTITY_CLAIMED: 409,
  IDENTITY_DECIDED: 409,
  IDENTITY_REASON_MISSING: 422,
  IDENTITY_REQUIRED: 403,
})
