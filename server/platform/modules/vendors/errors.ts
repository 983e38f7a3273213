import { defineErrors } from '../../lib/failure.ts'

export const vendorsErrors = defineErrors('vendors', {
  /** The vendor did not answer, or not as agreed. */
  VENDOR_UNAVAILABLE: 503,
  /** So many orders wait that another one would only be late: the vendor asks again. */
  VENDOR_ORDERS_BUSY: 503,
  /** The vendor answered that it does not offer this game. */
  VENDOR_GAME_UNKNOWN: 503,
})
