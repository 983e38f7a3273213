import type { Person } from '../person.ts'
import * as repository from '../repository.ts'
import type { Dependencies } from './dependencies.ts'
import { PRESENCE } from './desk.ts'
import { needOwn } from './send.ts'

/** Messages of one answer; who is further behind asks again. */
export const MOST_MESSAGES = 200
/** How often it is written down that a window is open. */
const SEEN = 30_000

export interface ConversationView {
  readonly conversation: repository.ConversationRow
  /** Place in the queue, from 1; null for who does not wait. */
  readonly place: number | null
  readonly messages: Awaited<ReturnType<typeof repository.listMessages>>
}

/** A person's conversation with what was said after a number; undefined where there is none. */
export async function read(
  dependencies: Dependencies,
  person: Person,
  after: number,
): Promise<ConversationView | undefined> {
  const { database, clock } = dependencies
  const own = await repository.findOwn(database.query, person)
  if (own === undefined) return undefined
  const now = clock.now()
  if (own.state !== 'CLOSED' && now.getTime() - own.person_seen_at.getTime() > SEEN)
    await repository.update(database.query, own, { person_seen_at: now })
  return viewOf(dependencies, own, after)
}

/** The whole of it, as far as one answer goes. Throws SUPPORT_CONVERSATION_NOT_FOUND. */
export const need = async (dependencies: Dependencies, person: Person): Promise<ConversationView> =>
  viewOf(dependencies, await needOwn(dependencies, person), 0)

/** A conversation with its place, before which nobody counts who went away, and what was said after a number. */
async function viewOf(
  { database, clock }: Dependencies,
  conversation: repository.ConversationRow,
  after: number,
): Promise<ConversationView> {
  const { query } = database
  const isWaiting = conversation.state === 'WAITING'
  const there = new Date(clock.now().getTime() - PRESENCE)
  return {
    conversation,
    place: isWaiting ? 1 + (await repository.countWaiting(query, conversation.merchant_id, there, conversation)) : null,
    messages: await repository.listMessages(query, conversation, after, MOST_MESSAGES),
  }
}

/** A picture of the person's conversation; undefined where there is none. Throws SUPPORT_CONVERSATION_NOT_FOUND. */
export async function picture(
  dependencies: Dependencies,
  person: Person,
  number: number,
): Promise<repository.PictureRow | undefined> {
  return repository.findPicture(dependencies.database.query, await needOwn(dependencies, person), number)
}
