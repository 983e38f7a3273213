import type { Static } from 'typebox'
import type { ConversationRow, MessageRow } from './repository.ts'
import type { SupportConversation, SupportDesk, SupportMessage } from './schema.ts'
import type { Desk } from './service/desk.ts'
import type { ConversationView } from './service/read.ts'

type Message = Static<typeof SupportMessage>
type Conversation = Static<typeof SupportConversation>

/** As the person reads it: who of the operators wrote is the house's own. */
export const presentMessage = ({ number, client_id, author, kind, content, created_at }: MessageRow): Message => ({
  number,
  clientId: client_id,
  author: author as Message['author'],
  kind: kind as Message['kind'],
  content,
  at: created_at.toISOString(),
})

/** What both sides read of a conversation. */
export const presentState = ({ id, state, last_number, created_at, closed_at }: ConversationRow) => ({
  id,
  state: state as Conversation['state'],
  lastNumber: last_number,
  startedAt: created_at.toISOString(),
  closedAt: closed_at?.toISOString() ?? null,
})

export const presentConversation = ({ conversation, place, messages }: ConversationView): Conversation => ({
  ...presentState(conversation),
  place,
  messages: messages.map(presentMessage),
})

export const presentDesk = ({ opensAt, ...desk }: Desk): Static<typeof SupportDesk> => ({
  ...desk,
  opensAt: opensAt?.toISOString() ?? null,
})
