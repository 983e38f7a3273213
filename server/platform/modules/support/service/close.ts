import type { Transaction } from '../../../db/connection.ts'
import type { EventBus } from '../../../events/event-bus.ts'
import { announce, tell } from '../messages.ts'
import type { Person } from '../person.ts'
import * as repository from '../repository.ts'
import type { MessageAuthor, SupportEvent } from '../states.ts'
import type { Dependencies } from './dependencies.ts'
import { needOwn } from './send.ts'

/** The person ends it; ended again it stays as it is. Throws SUPPORT_CONVERSATION_NOT_FOUND. */
export async function close(dependencies: Dependencies, person: Person): Promise<repository.ConversationRow> {
  const { database, clock, events } = dependencies
  const own = await needOwn(dependencies, person)
  return database.transaction(async (tx) => {
    const conversation = (await repository.lock(tx.query, own)) ?? own
    if (conversation.state === 'CLOSED') return conversation
    return end(tx, events, conversation, { by: 'PERSON', event: 'LEFT', now: clock.now() })
  })
}

/** Ends an open conversation that the transaction holds, and tells both sides. */
export async function end(
  tx: Transaction,
  events: EventBus,
  conversation: repository.ConversationRow,
  { by, event, now }: { readonly by: MessageAuthor; readonly event: SupportEvent; readonly now: Date },
): Promise<repository.ConversationRow> {
  await tell(tx, conversation, event, now)
  announce(tx, events, conversation)
  return repository.update(tx.query, conversation, { state: 'CLOSED', closed_at: now, closed_by: by })
}
