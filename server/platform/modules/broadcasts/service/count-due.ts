import type { BroadcastDraft } from '../draft.ts'
import { type BroadcastKey, changeBroadcast, listCounting, takeCounting } from '../repository.ts'
import { FIRST, findAddressees } from './addressees.ts'
import type { Dependencies } from './dependencies.ts'
import { inTurn, type Outcome } from './in-turn.ts'

/** Members that one transaction looks at; whoever changes the draft waits no longer than that. */
const AT_A_TIME = 2_000

type Parts = Pick<Dependencies, 'database' | 'protection' | 'sites'>

/** Where a count begins that is asked for now, or how one stands that is over or means another draft. */
export const uncounted = { count_asked_at: null, count_after: FIRST, count_looked_at: 0, count_of: 0, count_found: 0 }

/**
 * Counts the addressees among the next members: how far it is stands in the same transaction, which holds the draft. So a kill loses
 * nothing, and a draft that is changed meanwhile has no count of what it was.
 */
export async function countPage(parts: Parts, key: BroadcastKey): Promise<Outcome> {
  const { timeZone } = await parts.sites.findMerchant(key.merchantId)
  return parts.database.transaction(async (tx) => {
    const row = await takeCounting(tx, key)
    if (row === undefined || row.count_asked_at === null) return 'NOT_OURS'
    const part = {
      merchantId: key.merchantId,
      timeZone,
      after: row.count_after,
      limit: AT_A_TIME,
      now: row.count_asked_at,
    }
    const { members, lookedAt, last } = await findAddressees(parts, tx, row.draft as BroadcastDraft, part)
    const found = row.count_found + members.length
    if (last === null) {
      await changeBroadcast(tx.query, key, { ...uncounted, reach: found })
      return 'ENDED'
    }
    const looked = row.count_looked_at + lookedAt
    await changeBroadcast(tx.query, key, { count_after: last, count_looked_at: looked, count_found: found })
    return 'MORE'
  })
}

/** Goes on with all counts that are under way. */
export async function countDue(parts: Parts, stopping?: AbortSignal): Promise<void> {
  const counting = await listCounting(parts.database.query)
  const keys = counting.map(({ merchant_id: merchantId, id }) => ({ merchantId, id }))
  await inTurn(keys, (key) => countPage(parts, key), stopping, 'Some broadcasts could not be counted')
}
