import { defineErrors } from '../../lib/failure.ts'

export const turnoverErrors = defineErrors('turnover', {
  TURNOVER_NOT_FOUND: 404,
  /** Only an open bucket of a bonus can be cancelled. */
  TURNOVER_NOT_CANCELLABLE: 409,
  /** A bet placed since the bonus came is open: what is left of it cannot be told. */
  TURNOVER_BETS_OPEN: 409,
  /** Money lies with a vendor, or is on its way there or back: it has to be brought home first. */
  TURNOVER_MONEY_AWAY: 409,
  /** What would be forfeited is no longer what the member was shown. Extras: forfeited. */
  TURNOVER_CHANGED: 409,
})
