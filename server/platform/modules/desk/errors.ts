import { defineErrors } from '../../lib/failure.ts'

export const deskErrors = defineErrors('desk', {
  /** The figures are read from the ledger itself: a day or two, not a year. */
  FIGURES_SPAN: 422,
})
