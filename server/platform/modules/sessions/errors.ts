import { defineErrors } from '../../lib/failure.ts'

export const sessionsErrors = defineErrors('sessions', {
  SESSION_NOT_FOUND: 404,
  /** Unknown, old and used codes, and those of a session that is over: all alike. */
  DEVICE_CODE_REFUSED: 422,
})
