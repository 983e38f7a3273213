import { defineErrors } from '../../lib/failure.ts'

export const chatErrors = defineErrors('chat', {
  /** There is none that is open, or it is another brand's. */
  CHAT_ROOM_NOT_FOUND: 404,
  /** There is no such message in the room, or it went. */
  CHAT_MESSAGE_NOT_FOUND: 404,
  /** Whoever takes a break, or whose account is not open, is shown no chat: it invites to play. Extras: until. */
  CHAT_PAUSED: 403,
  /** An operator lets him write nothing for a while. Extras: until, muteReason. */
  CHAT_MUTED: 403,
  /** The room is for members of a VIP level. Extras: rank. */
  CHAT_LEVEL_NEEDED: 403,
  /** The room is for members whose deposits come to so much. Extras: amount, currency. */
  CHAT_DEPOSITS_NEEDED: 403,
  /** The last message of the member in the room is too young. Extras: retryAfter. */
  CHAT_TOO_SOON: 429,
  /** A word of the brand's list is in it. */
  CHAT_WORD_REFUSED: 400,
  /** An address of a page or a mail is in it. */
  CHAT_LINK_REFUSED: 400,
  /** A number of a phone or a bank account is in it. */
  CHAT_NUMBER_REFUSED: 400,
  /** It is no bet of the member, or one that is lost, taken back or closed. */
  CHAT_BET_NOT_SHOWN: 409,
  /** The bet has more picks than a message shows. */
  CHAT_BET_TOO_LARGE: 409,
  /** As many writers are hidden as a member may hide. Extras: most. */
  CHAT_HIDDEN_TOO_MANY: 409,
  /** Another room of the brand has that code. */
  CHAT_ROOM_CODE_TAKEN: 409,
  /** The word is on the list already. */
  CHAT_WORD_KNOWN: 409,
  /** Nothing of it would be compared: two letters at least. */
  CHAT_WORD_TOO_SHORT: 400,
  /** As many words are on the list as there may be. Extras: most. */
  CHAT_WORDS_TOO_MANY: 409,
  CHAT_WORD_NOT_FOUND: 404,
  CHAT_CASE_NOT_FOUND: 404,
  /** Another operator is at it. Extras: operator. */
  CHAT_CASE_CLAIMED: 409,
  /** It is decided already. */
  CHAT_CASE_DECIDED: 409,
  /** There is none that is in force. */
  CHAT_MUTE_NOT_FOUND: 404,
})
