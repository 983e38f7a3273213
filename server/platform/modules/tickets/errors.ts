import { defineErrors } from '../../lib/failure.ts'

export const ticketsErrors = defineErrors('tickets', {
  CONTENT_EMPTY: 422,
  /** Told with `minimum` and `maximum`. */
  CONTENT_LENGTH: 422,
  /** There is none, or it is another member's or another brand's. */
  TICKET_NOT_FOUND: 404,
  /** It is over; it may be opened again for some days. */
  TICKET_CLOSED: 409,
  /** Only what is over is rated or opened again. */
  TICKET_NOT_CLOSED: 409,
  /** It has been over for longer than that. Extras: days. */
  TICKET_TOO_OLD: 409,
  /** It was rated before, and otherwise. */
  TICKET_RATED: 409,
  /** Another operator has it. Extras: operator. */
  TICKET_TAKEN: 409,
  /** Who answers takes it first. */
  TICKET_NOT_CLAIMED: 409,
  /** Only complaints go to the supervisors. */
  TICKET_NO_COMPLAINT: 409,
  /** A complaint ends with an outcome. */
  TICKET_OUTCOME_NEEDED: 422,
  /** As many are not closed as a member may have. Extras: most. */
  TICKETS_TOO_MANY: 409,
  /** A picture that is not the member's own upload. */
  TICKET_PICTURE_UNKNOWN: 422,
  /** A visitor's complaint is answered somewhere. */
  TICKET_CONTACT_NEEDED: 422,
  /** No mail address. */
  TICKET_CONTACT_INVALID: 422,
  /** A bet, deposit or withdrawal that is not the member's. */
  TICKET_REFERENCE_UNKNOWN: 422,
  /** A complaint would take longer than a licence allows, or an end would come before the answer. */
  TICKET_DEADLINE_INVALID: 422,
  CANNED_ANSWER_NOT_FOUND: 404,
  /** A language that the brand has not. */
  CANNED_ANSWER_LANGUAGE: 422,
})
