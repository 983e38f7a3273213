import { newId } from '../../../../lib/id.ts'
import { type By, demand } from '../../../operators/service.ts'
import { demandSeen } from '../../../proposals/service.ts'
import type { BroadcastDraft } from '../../draft.ts'
import { broadcastsErrors } from '../../errors.ts'
import type { BroadcastRow } from '../../repository.ts'
import { uncounted } from '../../service/count-due.ts'
import { isChangeable } from '../../states.ts'
import { broadcastsRights } from '../policy.ts'
import { insertBroadcast } from '../repository.ts'
import { change, deed, need } from './change.ts'
import { checkDraft } from './check-draft.ts'
import type { BroadcastsOperatorDependencies } from './dependencies.ts'
import { readBroadcast } from './read.ts'

const right = broadcastsRights['broadcasts.write']

/** Makes a draft that nobody receives yet. Throws as `checkDraft`. */
export async function createBroadcast(
  dependencies: BroadcastsOperatorDependencies,
  by: By,
  draft: BroadcastDraft,
): Promise<BroadcastRow> {
  const { clock, operators } = dependencies
  const { merchantId, account } = by.session
  demand(by.session, right)
  await checkDraft(dependencies, merchantId, draft)
  const now = clock.now()
  const id = newId(now.getTime())
  return operators.perform(by, deed(right, 'create'), async (tx) => {
    await insertBroadcast(tx.query, {
      merchant_id: merchantId,
      id,
      state: 'DRAFT',
      draft: JSON.stringify(draft),
      created_at: now,
      created_by: account,
      changed_at: now,
    })
    return { before: null, after: await need(tx, { merchantId, id }) }
  })
}

/**
 * Changes a draft, or one that is scheduled until it starts. Either has to be counted and sent again then, by whoever answers for it: so
 * taking one off its schedule wants the right to send. Throws BROADCAST_NOT_FOUND, BROADCAST_STATE, FOUR_EYES_CHANGED when it is another
 * one than was seen, and as `checkDraft`.
 */
export async function updateBroadcast(
  dependencies: BroadcastsOperatorDependencies,
  by: By,
  id: string,
  { revision, draft }: { readonly revision: string; readonly draft: BroadcastDraft },
): Promise<BroadcastRow> {
  demand(by.session, right)
  const { state: seen } = await readBroadcast(dependencies, by.session, id)
  const needed = seen === 'SCHEDULED' ? broadcastsRights['broadcasts.send'] : right
  demand(by.session, needed)
  await checkDraft(dependencies, by.session.merchantId, draft)
  return change(dependencies, by, { id, right: needed, action: 'update' }, (row) => {
    if (row.state !== seen || !isChangeable(seen)) throw broadcastsErrors.BROADCAST_STATE()
    demandSeen(revision, row.draft)
    const unsent = { state: 'DRAFT', sent_by: null, scheduled_at: null }
    return { ...unsent, ...uncounted, draft: JSON.stringify(draft), reach: null }
  })
}
