import { defineErrors } from '../../lib/failure.ts'

export const vendorComparisonsErrors = defineErrors('vendorComparisons', {
  /** A day that is not over yet, or was too long ago. */
  VENDOR_COMPARISON_DAY: 422,
  /** There is none, or it is another brand's. */
  VENDOR_CASE_NOT_FOUND: 404,
  /** It was closed meanwhile. */
  VENDOR_CASE_CLOSED: 409,
  /** As many as a case may have. Extras: most. */
  VENDOR_CASE_NOTES_FULL: 409,
})
