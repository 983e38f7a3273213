/** Life of a conversation: WAITING until an operator takes it, ACTIVE while one has it (it may come back to wait), CLOSED for good. */
export const CONVERSATION_STATES = ['WAITING', 'ACTIVE', 'CLOSED'] as const
export type ConversationState = (typeof CONVERSATION_STATES)[number]

/** Who wrote a message: the person who asks, an operator, or the house, which tells what happened. */
export const MESSAGE_AUTHORS = ['PERSON', 'OPERATOR', 'HOUSE'] as const
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number]

export const MESSAGE_KINDS = ['TEXT', 'PICTURE', 'EVENT'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What the house tells within a conversation. */
export const SUPPORT_EVENTS = ['JOINED', 'HANDED_OVER', 'RETURNED', 'CLOSED', 'LEFT', 'SILENT'] as const
export type SupportEvent = (typeof SUPPORT_EVENTS)[number]

/** Whether somebody may begin a conversation: the brand has the chat, it is within its hours, and an operator is available. */
export const DESK_STATES = ['OPEN', 'OUT_OF_HOURS', 'NOBODY_THERE', 'OFF'] as const
export type DeskState = (typeof DESK_STATES)[number]

/** What operators look at: who waits, what they have themselves, what all have, what is over. */
export const CONVERSATION_VIEWS = ['QUEUE', 'MINE', 'ACTIVE', 'CLOSED'] as const
export type ConversationView = (typeof CONVERSATION_VIEWS)[number]
