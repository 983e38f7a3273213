import type { Transaction } from '../../db/connection.ts'
import type { EventBus } from '../../events/event-bus.ts'
import type { Picture } from '../../http/upload.ts'
import { newId } from '../../lib/id.ts'
import { supportErrors } from './errors.ts'
import * as repository from './repository.ts'
import type { MessageAuthor, MessageKind, SupportEvent } from './states.ts'

/** What somebody says. */
export interface Saying {
  readonly author: MessageAuthor
  readonly operatorId: string | null
  /** By the sender: said again with the same one it is the same message. */
  readonly clientId: string
  readonly kind: MessageKind
  readonly content: string
  readonly picture?: Pick<Picture, 'bytes' | 'type'>
}

export interface Said {
  readonly conversation: repository.ConversationRow
  readonly message: repository.MessageRow
}

/** Holds an open conversation until the transaction ends. Throws SUPPORT_CONVERSATION_NOT_FOUND, SUPPORT_CONVERSATION_CLOSED. */
export async function lockOpen(tx: Transaction, key: repository.ConversationKey): Promise<repository.ConversationRow> {
  const conversation = await repository.lock(tx.query, key)
  if (conversation === undefined) throw supportErrors.SUPPORT_CONVERSATION_NOT_FOUND()
  if (conversation.state === 'CLOSED') throw supportErrors.SUPPORT_CONVERSATION_CLOSED()
  return conversation
}

/** Writes a message under the next number of a conversation that the transaction holds. */
export async function append(
  tx: Transaction,
  conversation: repository.ConversationRow,
  { author, operatorId, clientId, kind, content, picture }: Saying,
  now: Date,
): Promise<Said> {
  const number = conversation.last_number + 1
  const key = { merchant_id: conversation.merchant_id, conversation_id: conversation.id, number }
  const message = await repository.insertMessage(tx.query, {
    ...key,
    client_id: clientId,
    author,
    operator_id: operatorId,
    kind,
    content,
    created_at: now,
  })
  if (picture !== undefined)
    await repository.insertPicture(tx.query, { ...key, content_type: picture.type, bytes: picture.bytes })
  const after = await repository.update(tx.query, conversation, {
    last_number: number,
    // What the house tells is no sign of life.
    ...(author === 'HOUSE' ? {} : { last_message_at: now, last_author: author }),
  })
  return { conversation: after, message }
}

/** Tells within the conversation what happened to it. */
export const tell = (tx: Transaction, conversation: repository.ConversationRow, event: SupportEvent, now: Date) =>
  append(tx, conversation, { author: 'HOUSE', operatorId: null, clientId: newId(), kind: 'EVENT', content: event }, now)

/** Tells live clients, after the commit, that there is something new. */
export function announce(tx: Transaction, events: EventBus, { merchant_id, id }: repository.ConversationKey): void {
  tx.onCommit(() =>
    events.publish({ type: 'support', merchantId: merchant_id, conversationId: id, change: 'CHANGED', author: null }),
  )
}

/** Tells live clients that one of the two is writing; nothing of it is kept. */
export function announceTyping(
  events: EventBus,
  { merchant_id, id }: repository.ConversationKey,
  author: 'PERSON' | 'OPERATOR',
): void {
  events.publish({ type: 'support', merchantId: merchant_id, conversationId: id, change: 'TYPING', author })
}
