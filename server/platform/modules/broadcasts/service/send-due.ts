import type { BroadcastDraft } from '../draft.ts'
import { type BroadcastKey, changeBroadcast, listDue, takeDue } from '../repository.ts'
import { findAddressees } from './addressees.ts'
import type { Dependencies } from './dependencies.ts'
import { inTurn, type Outcome } from './in-turn.ts'
import { lettersOf } from './letters.ts'

/** Members that one transaction looks at: it takes some hundredths of a second, and whoever pauses waits no longer than that. */
const AT_A_TIME = 500

/**
 * Writes to the next members of a broadcast: the messages and how far it has come are one transaction, which holds the broadcast. So a kill
 * loses nothing and repeats nothing, a second worker finds it taken, and a pause comes between two batches.
 */
async function sendBatch(dependencies: Dependencies, key: BroadcastKey): Promise<Outcome> {
  const { clock, database, messages, sites } = dependencies
  const { timeZone, defaultLanguage } = await sites.findMerchant(key.merchantId)
  return database.transaction(async (tx) => {
    const now = clock.now()
    const row = await takeDue(tx, key, now)
    if (row === undefined) return 'NOT_OURS'
    const draft = row.draft as BroadcastDraft
    const startedAt = row.started_at ?? now
    const part = { merchantId: key.merchantId, timeZone, after: row.after_member_id, limit: AT_A_TIME, now: startedAt }
    const { members, lookedAt, last } = await findAddressees(dependencies, tx, draft, part)
    const letters = lettersOf(draft, members, defaultLanguage)
    const delivered = await messages.deliverMany(tx, key.merchantId, { broadcastId: key.id, ...letters })
    await changeBroadcast(tx.query, key, {
      state: last === null ? 'SENT' : 'SENDING',
      started_at: startedAt,
      changed_at: now,
      ended_at: last === null ? now : null,
      after_member_id: last ?? row.after_member_id,
      looked_at: row.looked_at + lookedAt,
      delivered: row.delivered + delivered.length,
    })
    return last === null ? 'ENDED' : 'MORE'
  })
}

/** Sends what is due. */
export async function sendDue(dependencies: Dependencies, stopping?: AbortSignal): Promise<void> {
  const due = await listDue(dependencies.database.query, dependencies.clock.now())
  const keys = due.map(({ merchant_id: merchantId, id }) => ({ merchantId, id }))
  await inTurn(keys, (key) => sendBatch(dependencies, key), stopping, 'Some broadcasts could not be sent')
}
