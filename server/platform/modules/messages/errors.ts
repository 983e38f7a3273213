import { defineErrors } from '../../lib/failure.ts'

export const messagesErrors = defineErrors('messages', {
  CONTENT_EMPTY: 422,
})
