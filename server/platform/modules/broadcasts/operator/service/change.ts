import type { Updateable } from 'kysely'
import type { Transaction } from '../../../../db/connection.ts'
import type { Broadcasts } from '../../../../db/tables.ts'
import type { By, Deed, Right } from '../../../operators/service.ts'
import { broadcastsErrors } from '../../errors.ts'
import {
  type BroadcastKey,
  type BroadcastRow,
  changeBroadcast,
  findBroadcast,
  lockBroadcast,
} from '../../repository.ts'
import type { BroadcastsOperatorDependencies } from './dependencies.ts'

/** What is done to a broadcast, for the audit log. */
export const deed = (right: Right, action: string): Deed<BroadcastRow> => ({
  right,
  action: `broadcasts.${action}`,
  subjectKind: 'broadcasts',
  subjectId: ({ id }) => id,
  present: ({ state, draft, reach, delivered, scheduled_at }) => ({
    state,
    draft,
    reach,
    delivered,
    scheduledAt: scheduled_at,
  }),
})

/** Changes a broadcast, which is held meanwhile: batches of it wait. Throws BROADCAST_NOT_FOUND and what `decide` throws. */
export function change(
  { clock, operators }: Pick<BroadcastsOperatorDependencies, 'clock' | 'operators'>,
  by: By,
  { id, right, action }: { readonly id: string; readonly right: Right; readonly action: string },
  decide: (row: BroadcastRow, now: Date) => Updateable<Broadcasts>,
): Promise<BroadcastRow> {
  const key = { merchantId: by.session.merchantId, id }
  return operators.perform(by, deed(right, action), async (tx) => {
    const before = await lockBroadcast(tx, key)
    if (before === undefined) throw broadcastsErrors.BROADCAST_NOT_FOUND()
    const now = clock.now()
    await changeBroadcast(tx.query, key, { ...decide(before, now), changed_at: now })
    return { before, after: await need(tx, key) }
  })
}

/** Throws BROADCAST_NOT_FOUND, also for another brand's. */
export async function need({ query }: Pick<Transaction, 'query'>, key: BroadcastKey): Promise<BroadcastRow> {
  const row = await findBroadcast(query, key)
  if (row === undefined) throw broadcastsErrors.BROADCAST_NOT_FOUND()
  return row
}
