import type { OperatorSession } from '../../../../http/session.ts'
import { countMembers } from '../../../audiences/service.ts'
import { demand } from '../../../operators/service.ts'
import type { Addressees, BroadcastDraft } from '../../draft.ts'
import { broadcastsErrors } from '../../errors.ts'
import { type BroadcastKey, type BroadcastRow, changeBroadcast, lockBroadcast } from '../../repository.ts'
import { FIRST, findAddressees } from '../../service/addressees.ts'
import { countPage, uncounted } from '../../service/count-due.ts'
import { broadcastsRights } from '../policy.ts'
import { checkAddressees } from './check-draft.ts'
import type { BroadcastsOperatorDependencies } from './dependencies.ts'
import { readBroadcast } from './read.ts'

const AT_A_TIME = 5_000
/** Whoever writes waits for it: less than the gateway waits. What takes longer is counted once the draft is saved. */
const LONGEST_MILLISECONDS = 12_000

type Parts = Omit<BroadcastsOperatorDependencies, 'messages' | 'operators'>

/** How many members would be reached now, page by page as it would be sent. Throws BROADCAST_COUNT_TOO_LONG. */
async function countAddressees(parts: Parts, merchantId: string, addressees: Addressees): Promise<number> {
  const until = performance.now() + LONGEST_MILLISECONDS
  const { timeZone } = await parts.sites.findMerchant(merchantId)
  const part = { merchantId, timeZone, limit: AT_A_TIME, now: parts.clock.now() }
  let count = 0
  for (let after: string | null = FIRST; after !== null; ) {
    if (performance.now() > until) throw broadcastsErrors.BROADCAST_COUNT_TOO_LONG()
    const { members, last } = await findAddressees(parts, parts.database, addressees, { ...part, after })
    count += members.length
    after = last
  }
  return count
}

/** Whom a broadcast would reach that is still being written. Throws as `checkAddressees` and BROADCAST_COUNT_TOO_LONG. */
export async function measureReach(parts: Parts, session: OperatorSession, addressees: Addressees): Promise<number> {
  demand(session, broadcastsRights['broadcasts.write'])
  const { merchantId } = session
  await checkAddressees(parts, merchantId, addressees)
  return countAddressees(parts, merchantId, addressees)
}

/** Milliseconds for which whoever asks waits: a small brand is counted by then, and a large one by the job. */
const FIRST_LOOK = 1_500

/**
 * Begins to count whom a draft would reach, and keeps the number: that is what whoever sends it has seen. A count that is under way goes on.
 * Throws BROADCAST_NOT_FOUND and BROADCAST_STATE.
 */
export async function countBroadcast(parts: Parts, session: OperatorSession, id: string): Promise<BroadcastRow> {
  demand(session, broadcastsRights['broadcasts.write'])
  const key = { merchantId: session.merchantId, id }
  await beginCount(parts, key)
  const until = performance.now() + FIRST_LOOK
  while ((await countPage(parts, key)) === 'MORE' && performance.now() < until);
  return readBroadcast(parts, session, id)
}

async function beginCount({ clock, database }: Parts, key: BroadcastKey): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockBroadcast(tx, key)
    if (row === undefined) throw broadcastsErrors.BROADCAST_NOT_FOUND()
    if (row.state !== 'DRAFT') throw broadcastsErrors.BROADCAST_STATE()
    if (row.count_asked_at !== null) return
    const now = clock.now()
    const { accounts } = row.draft as BroadcastDraft
    const of = accounts.length > 0 ? accounts.length : await countMembers(tx, key.merchantId, now)
    await changeBroadcast(tx.query, key, { ...uncounted, reach: null, count_asked_at: now, count_of: of })
  })
}
