import type { Transaction } from '../../../../db/connection.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { demand } from '../../../operators/service.ts'
import { listWindowEarnings, type WindowEarningView } from '../../../settlements/operator/service.ts'
import { disputesErrors } from '../../errors.ts'
import { disputesRights } from '../policy.ts'
import { type DisputeFilter, findDispute, listDisputes, type OperatorDisputeRow } from '../repository.ts'

/** Also within a transaction. */
interface Reads {
  readonly database: Pick<Transaction, 'query' | 'raw'>
}

/** A dispute with the amount that it is about, and all that was written of the window. */
export interface DisputeView {
  readonly row: OperatorDisputeRow
  readonly earning: WindowEarningView
  readonly revisions: readonly WindowEarningView[]
}

/** A page of the disputes of the brand in view: open ones first, the oldest of them first. */
export async function listOperatorDisputes(
  { database }: Reads,
  session: OperatorSession,
  filter: DisputeFilter,
  asked: PageRequest,
): Promise<{ views: DisputeView[]; total: number }> {
  demand(session, disputesRights['disputes.read'])
  const { rows, total } = await listDisputes(database.query, session.merchantId, filter, pageOf(asked))
  return { views: await viewAll({ database }, session.merchantId, rows), total }
}

/** Throws DISPUTE_NOT_FOUND, also for another brand's. */
export async function readDispute({ database }: Reads, session: OperatorSession, id: string): Promise<DisputeView> {
  demand(session, disputesRights['disputes.read'])
  const { merchantId } = session
  const row = await findDispute(database.query, merchantId, id)
  const [view] = row === undefined ? [] : await viewAll({ database }, merchantId, [row])
  if (view === undefined) throw disputesErrors.DISPUTE_NOT_FOUND()
  return view
}

async function viewAll(
  { database }: Reads,
  merchantId: string,
  rows: readonly OperatorDisputeRow[],
): Promise<DisputeView[]> {
  const earnings = await listWindowEarnings(
    database,
    merchantId,
    rows.map(({ earning_id }) => earning_id),
  )
  return rows.map((row) => {
    const earning = earnings.find(({ id }) => id === row.earning_id)
    if (earning === undefined) throw new Error('The earning of a dispute was lost on the way')
    return { row, earning, revisions: earnings.filter((each) => isOfWindow(each, earning)) }
  })
}

const isOfWindow = (one: WindowEarningView, { contract_id, window_from }: WindowEarningView): boolean =>
  one.contract_id === contract_id && one.window_from.getTime() === window_from.getTime()
