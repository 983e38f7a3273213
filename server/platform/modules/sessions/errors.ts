import { defineErrors } from '../../lib/failure.ts'

export const sessionsErrors = defineErrors('sessions', {
  SESSION_NOT_FOUND: 404,
})
