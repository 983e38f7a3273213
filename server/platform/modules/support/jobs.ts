import type { Transaction } from '../../db/connection.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import * as found from './jobs-repository.ts'
import { announce, tell } from './messages.ts'
import * as repository from './repository.ts'
import { end } from './service/close.ts'
import type { Dependencies } from './service/dependencies.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** In which nobody wrote for so long is over. */
const SILENCE = 30 * MINUTE
/** Whoever waits and whose window has been closed for so long went away. */
const LEFT = 5 * MINUTE
/** An operator who has not been at the desk for so long gives back what he had. */
export const AWAY = 3 * MINUTE
/** What was said is kept for so long after its end (row D5 of the regulator's rules). */
const KEPT = 90 * DAY
const BATCH = 100

/** What becomes of conversations that are left alone. */
export function defineSupportJobs(context: Dependencies & { readonly jobs: Jobs }): void {
  context.jobs.every('support-left-alone', { seconds: 30, work: () => lookAfter(context) })
}

/** Ends those that went silent or whose person left, and gives those back to the queue whose operator did. */
export async function lookAfter({ database, clock, events }: Dependencies): Promise<void> {
  const now = clock.now()
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const { query } = database
  /** Each in a transaction of its own, in which it is looked at again: meanwhile somebody may have come back. */
  const each = async (
    keys: readonly repository.ConversationKey[],
    work: (tx: Transaction, conversation: repository.ConversationRow) => Promise<unknown>,
  ) => {
    for (const key of keys)
      await database.transaction(async (tx) => {
        const conversation = await repository.lock(tx.query, key)
        if (conversation !== undefined && conversation.state !== 'CLOSED') await work(tx, conversation)
      })
  }
  await each(await found.listSilent(query, before(SILENCE), BATCH), async (tx, conversation) => {
    if (conversation.last_message_at < before(SILENCE))
      await end(tx, events, conversation, { by: 'HOUSE', event: 'SILENT', now })
  })
  await each(await found.listLeft(query, before(LEFT), BATCH), async (tx, conversation) => {
    if (conversation.state === 'WAITING' && conversation.person_seen_at < before(LEFT))
      await end(tx, events, conversation, { by: 'HOUSE', event: 'LEFT', now })
  })
  const abandoned = await found.listAbandoned(query, before(AWAY), BATCH)
  await each(abandoned, async (tx, conversation) => {
    if (conversation.state === 'ACTIVE') await giveBack(tx, conversation)
  })

  async function giveBack(tx: Transaction, conversation: repository.ConversationRow) {
    // With the place that it had from the beginning: it is not the person's fault.
    await repository.update(tx.query, conversation, { state: 'WAITING', operator_id: null })
    await tell(tx, conversation, 'RETURNED', now)
    announce(tx, events, conversation)
  }
}

/** Forgets what was said ninety days after its end. */
export async function forgetOld({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT)
  let deleted = BATCH
  while (deleted === BATCH) deleted = await found.deleteOld(database.query, before, BATCH)
  await found.deleteAway(database.query, before)
}
