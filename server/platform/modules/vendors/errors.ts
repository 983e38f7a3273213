import { defineErrors } from '../../lib/failure.ts'

export const vendorsErrors = defineErrors('vendors', {
  /** The vendor did not answer, or not as agreed. */
  VENDOR_UNAVAILABLE: 503,
})
