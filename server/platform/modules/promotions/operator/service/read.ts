import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { demand } from '../../../operators/service.ts'
import { promotionsErrors } from '../../errors.ts'
import { promotionsRights } from '../policy.ts'
import * as repository from '../repository.ts'
import type { PromotionsOperatorDependencies } from './dependencies.ts'

type Dependencies = Pick<PromotionsOperatorDependencies, 'database' | 'proposals'>

/** A promotion with what waits for a second operator. */
export interface OperatorPromotionView {
  readonly row: repository.OperatorPromotionRow
  readonly proposal: Awaited<ReturnType<PromotionsOperatorDependencies['proposals']['listShown']>> extends Map<
    string,
    infer Shown
  >
    ? Shown | null
    : never
}

export async function listOperatorPromotions(
  { database, proposals }: Dependencies,
  session: OperatorSession,
  filter: repository.PromotionFilter,
  asked: PageRequest,
): Promise<{ views: OperatorPromotionView[]; total: number }> {
  demand(session, promotionsRights['promotions.read'])
  const { rows, total } = await repository.listPromotions(database.query, session.merchantId, filter, pageOf(asked))
  const ids = rows.map(({ id }) => id)
  const waiting = await proposals.listShown([session.merchantId], 'promotion', ids)
  return { views: rows.map((row) => ({ row, proposal: waiting.get(row.id) ?? null })), total }
}

/** One promotion. Throws PROMOTION_NOT_FOUND. */
export async function readPromotion(
  { database, proposals }: Dependencies,
  session: OperatorSession,
  id: string,
): Promise<OperatorPromotionView> {
  demand(session, promotionsRights['promotions.read'])
  const row = await repository.findPromotion(database.query, session.merchantId, id)
  if (row === undefined) throw promotionsErrors.PROMOTION_NOT_FOUND()
  const waiting = await proposals.listShown([session.merchantId], 'promotion', [id])
  return { row, proposal: waiting.get(id) ?? null }
}

export async function listOperatorClaims(
  { database }: Pick<Dependencies, 'database'>,
  session: OperatorSession,
  filter: repository.ClaimFilter,
  asked: PageRequest,
) {
  demand(session, promotionsRights['promotions.read'])
  return repository.listClaims(database.query, session.merchantId, filter, pageOf(asked))
}

/** One claim. Throws PROMOTION_CLAIM_NOT_FOUND. */
export async function readClaim(
  { database }: { readonly database: Pick<Dependencies['database'], 'query'> },
  session: OperatorSession,
  id: string,
): Promise<repository.OperatorClaimRow> {
  demand(session, promotionsRights['promotions.read'])
  const row = await repository.findClaim(database.query, session.merchantId, id)
  if (row === undefined) throw promotionsErrors.PROMOTION_CLAIM_NOT_FOUND()
  return row
}
