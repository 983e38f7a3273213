import { defineErrors } from '../../lib/failure.ts'

export const winsErrors = defineErrors('wins', {
  GREAT_WIN_NOT_FOUND: 404,
  /** Somebody was quicker. */
  GREAT_WIN_SEEN: 409,
})
