import type { PageRequest } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { demand } from '../../operators/service.ts'
import { adjustmentsErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import { adjustmentsRights } from './policy.ts'
import type { Dependencies } from './service/dependencies.ts'

type Reads = Pick<Dependencies, 'database'>

/** A page of the brand's in view, the oldest request first unless sorted. */
export async function listAdjustments(
  { database }: Reads,
  session: OperatorSession,
  filter: repository.AdjustmentFilter,
  page: PageRequest,
) {
  demand(session, adjustmentsRights['adjustments.read'])
  return repository.selectAdjustments(database.query, session.merchantId, filter, page)
}

/** Throws ADJUSTMENT_NOT_FOUND. */
export async function findAdjustment(
  { database }: Reads,
  session: OperatorSession,
  id: string,
): Promise<repository.AdjustmentRow> {
  demand(session, adjustmentsRights['adjustments.read'])
  const row = await repository.selectAdjustment(database.query, session.merchantId, id)
  if (row === undefined) throw adjustmentsErrors.ADJUSTMENT_NOT_FOUND()
  return row
}
