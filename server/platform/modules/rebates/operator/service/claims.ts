import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { demand } from '../../../operators/service.ts'
import { rebatesErrors } from '../../errors.ts'
import { listLines } from '../../repository/claims.ts'
import { rebatesRights } from '../policy.ts'
import { type ClaimFilter, findBrandClaim, listBrandClaims } from '../repository.ts'
import type { RebatesOperatorDependencies } from './dependencies.ts'

type Dependencies = Pick<RebatesOperatorDependencies, 'database'>

/** A page of what members of the brand in view were given. */
export async function listOperatorClaims(
  { database }: Dependencies,
  session: OperatorSession,
  filter: ClaimFilter,
  asked: PageRequest,
) {
  demand(session, rebatesRights['rebateClaims.read'])
  return listBrandClaims(database.query, session.merchantId, filter, pageOf(asked))
}

/** One of them with its lines. Throws REBATE_CLAIM_NOT_FOUND, also for another brand's. */
export async function findOperatorClaim({ database }: Dependencies, session: OperatorSession, id: string) {
  demand(session, rebatesRights['rebateClaims.read'])
  const claim = await findBrandClaim(database.query, session.merchantId, id)
  if (claim === undefined) throw rebatesErrors.REBATE_CLAIM_NOT_FOUND()
  return { claim, lines: await listLines(database.query, session.merchantId, id) }
}
