import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { demand } from '../../../operators/service.ts'
import { broadcastsErrors } from '../../errors.ts'
import { type BroadcastRow, findBroadcast } from '../../repository.ts'
import type { BroadcastState } from '../../states.ts'
import { broadcastsRights } from '../policy.ts'
import * as repository from '../repository.ts'
import type { BroadcastsOperatorDependencies } from './dependencies.ts'

type Reads = Pick<BroadcastsOperatorDependencies, 'database'>

/** A page of the broadcasts of the brand in view, the newest first. */
export async function listBroadcasts(
  { database }: Reads,
  session: OperatorSession,
  filter: { readonly state?: BroadcastState | undefined },
  asked: PageRequest,
) {
  demand(session, broadcastsRights['broadcasts.read'])
  return repository.listBroadcasts(database.query, session.merchantId, filter, pageOf(asked))
}

/** Throws BROADCAST_NOT_FOUND, also for another brand's. */
export async function readBroadcast({ database }: Reads, session: OperatorSession, id: string): Promise<BroadcastRow> {
  demand(session, broadcastsRights['broadcasts.read'])
  const row = await findBroadcast(database.query, { merchantId: session.merchantId, id })
  if (row === undefined) throw broadcastsErrors.BROADCAST_NOT_FOUND()
  return row
}

/** How many members have read it. Throws as `readBroadcast`. */
export async function countReaders(
  dependencies: Reads & Pick<BroadcastsOperatorDependencies, 'messages'>,
  session: OperatorSession,
  id: string,
): Promise<number> {
  const { merchant_id: merchantId } = await readBroadcast(dependencies, session, id)
  return dependencies.messages.countReadOf(merchantId, id)
}
