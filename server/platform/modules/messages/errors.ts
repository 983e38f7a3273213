import { defineErrors } from '../../lib/failure.ts'

export const messagesErrors = defineErrors('messages', {
  CONTENT_EMPTY: 422,
  /** Told with `minimum` and `maximum`. */
  CONTENT_LENGTH: 422,
})
