import { defineErrors } from '../../lib/failure.ts'

export const messagesErrors = defineErrors('messages', {
  /** There is none, or it is another member's or another brand's. */
  MESSAGE_NOT_FOUND: 404,
  /** The house has no such way to tell members. */
  MESSAGE_CHANNEL_UNKNOWN: 422,
  /** Nothing of that name is told. */
  TEMPLATE_UNKNOWN: 404,
  /** A place names no value of the event. Extras: name. */
  TEMPLATE_PLACE_UNKNOWN: 422,
  /** A value is missing without which the message would not say what happened. Extras: name. */
  TEMPLATE_PLACE_MISSING: 422,
})
