import type { Transaction } from '../../../db/connection.ts'
import type { Rows } from '../../../db/search.ts'
import { httpErrors } from '../../../http/errors.ts'
import { type PageRequest, pageOf } from '../../../http/paging.ts'
import type { MemberSession } from '../../../http/session.ts'
import { messagesErrors } from '../errors.ts'
import * as inbox from '../inbox-repository.ts'
import { messagesPolicy } from '../policy.ts'
import { countUnread } from '../repository.ts'
import type { Dependencies } from './dependencies.ts'

/** Throws TRUE_ACCOUNT_NEEDED for who plays for free: nothing is written to him (section 6). */
export function demandInbox(session: MemberSession): void {
  if (!messagesPolicy['inbox.use'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
}

/** A page of the member's own messages, the newest first. Throws TRUE_ACCOUNT_NEEDED. */
export async function list(
  { database }: Dependencies,
  session: MemberSession,
  filter: inbox.MessageFilter,
  asked: PageRequest,
): Promise<Rows<inbox.MessageRow>> {
  demandInbox(session)
  return inbox.listMessages(database.query, session, filter, pageOf(asked))
}

/** Throws MESSAGE_NOT_FOUND, also for somebody else's; TRUE_ACCOUNT_NEEDED. */
export async function find({ database }: Dependencies, session: MemberSession, id: string): Promise<inbox.MessageRow> {
  demandInbox(session)
  const message = await inbox.findMessage(database.query, session, id)
  if (message === undefined) throw messagesErrors.MESSAGE_NOT_FOUND()
  return message
}

/** Marks some messages of the member, or all, as read; answers how many are unread then. Those read, gone or of others stay as they are. */
export const markRead = (
  dependencies: Dependencies,
  session: MemberSession,
  ids?: readonly string[],
): Promise<number> => change(dependencies, session, (tx) => inbox.markRead(tx, session, dependencies.clock.now(), ids))

/** Deletes messages of the member for good; answers how many are unread then. Those gone or of others count for nothing. */
export const remove = (dependencies: Dependencies, session: MemberSession, ids: readonly string[]): Promise<number> =>
  change(dependencies, session, (tx) => inbox.deleteMessages(tx, session, ids))

async function change(
  { database, events, clock }: Dependencies,
  session: MemberSession,
  work: (tx: Transaction) => Promise<number>,
): Promise<number> {
  demandInbox(session)
  const { merchantId, memberId } = session
  await database.transaction(async (tx) => {
    if ((await work(tx)) === 0) return
    tx.onCommit(() => events.publish({ type: 'unread', merchantId, memberId, version: clock.now().getTime() }))
  })
  // After the commit, so that what came meanwhile counts.
  return countUnread(database.query, merchantId, memberId)
}
