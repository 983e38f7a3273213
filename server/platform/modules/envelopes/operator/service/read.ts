import type { Rows } from '../../../../db/search.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { demand } from '../../../operators/service.ts'
import { presentProposal } from '../../../proposals/service.ts'
import { envelopesErrors } from '../../errors.ts'
import { findRain, type RainRow } from '../../repository.ts'
import { envelopesRights } from '../policy.ts'
import * as repository from '../repository.ts'
import type { EnvelopesOperatorDependencies } from './dependencies.ts'

/** A rain, and what waits about it. */
export interface OperatorRainView {
  readonly rain: RainRow
  readonly proposal: ReturnType<typeof presentProposal>
}

/** A page of the rains of the brand in view. */
export async function listOperatorEnvelopes(
  { database, proposals }: EnvelopesOperatorDependencies,
  session: OperatorSession,
  filter: repository.RainFilter,
  asked: PageRequest,
): Promise<Rows<OperatorRainView>> {
  demand(session, envelopesRights['envelopes.read'])
  const { merchantId } = session
  const { rows, total } = await repository.listRains(database.query, merchantId, filter, pageOf(asked))
  const ids = rows.map(({ id }) => id)
  const waiting = await proposals.listShown([merchantId], 'envelope', ids)
  return { rows: rows.map((rain) => ({ rain, proposal: waiting.get(rain.id) ?? null })), total }
}

/** Throws ENVELOPES_NOT_FOUND, also for another brand's. */
export async function findOperatorEnvelopes(
  { database, proposals }: EnvelopesOperatorDependencies,
  session: OperatorSession,
  id: string,
): Promise<OperatorRainView> {
  demand(session, envelopesRights['envelopes.read'])
  const { merchantId } = session
  const rain = await findRain(database.query, merchantId, id)
  if (rain === undefined) throw envelopesErrors.ENVELOPES_NOT_FOUND()
  return { rain, proposal: presentProposal(await proposals.find(merchantId, 'envelope', id)) }
}

/** A page of what members opened of a rain. Throws ENVELOPES_NOT_FOUND. */
export async function listEnvelopeOpenings(
  { database }: EnvelopesOperatorDependencies,
  session: OperatorSession,
  id: string,
  asked: PageRequest,
): Promise<Rows<repository.OpeningOfMember>> {
  demand(session, envelopesRights['envelopes.read'])
  const rain = await findRain(database.query, session.merchantId, id)
  if (rain === undefined) throw envelopesErrors.ENVELOPES_NOT_FOUND()
  const rows = await repository.listOpeningsOfRain(database.query, rain, pageOf(asked))
  return { rows, total: rain.envelopes - rain.left_envelopes }
}
