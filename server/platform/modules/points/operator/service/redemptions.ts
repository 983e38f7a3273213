import type { Transaction } from '../../../../db/connection.ts'
import type { Rows } from '../../../../db/search.ts'
import { type PageRequest, pageOf } from '../../../../http/paging.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { type By, demand } from '../../../operators/service.ts'
import { pointsErrors } from '../../errors.ts'
import { presentRedemption } from '../../presenter.ts'
import { takeStock } from '../../repository/goods.ts'
import { decide } from '../../repository/redemptions.ts'
import { giveBackCost } from '../../service/movements.ts'
import type { RedemptionOutcome } from '../../states.ts'
import { pointsTells } from '../../tells.ts'
import { pointsRights } from '../policy.ts'
import * as repository from '../repository.ts'
import type { PointsOperatorDependencies } from './dependencies.ts'

type Row = repository.OperatorRedemptionRow

/** What an operator says of a redemption; the member reads the remark. */
export interface RedemptionDecision {
  readonly outcome: RedemptionOutcome
  readonly remark: string
}

/** A page of what members of the brand in view redeemed: what waits first, the oldest of it first. */
export async function listOperatorRedemptions(
  { database }: PointsOperatorDependencies,
  session: OperatorSession,
  filter: repository.OperatorRedemptionFilter,
  asked: PageRequest,
): Promise<Rows<Row>> {
  demand(session, pointsRights['redemptions.read'])
  return repository.listBrandRedemptions(database.query, session.merchantId, filter, pageOf(asked))
}

/** Throws REDEMPTION_NOT_FOUND, also for another brand's. */
export async function findRedemption(
  { database }: { readonly database: Pick<Transaction, 'query'> },
  session: OperatorSession,
  id: string,
): Promise<Row> {
  demand(session, pointsRights['redemptions.read'])
  const row = await repository.findBrandRedemption(database.query, session.merchantId, id)
  if (row === undefined) throw pointsErrors.REDEMPTION_NOT_FOUND()
  return row
}

/**
 * Approves goods that go to the member, or rejects them: then points, money and stock go back. Once, and the member is told. Throws
 * REDEMPTION_NOT_FOUND, REDEMPTION_DECIDED.
 */
export async function decideRedemption(
  dependencies: PointsOperatorDependencies,
  by: Omit<By, 'reason'>,
  id: string,
  { outcome, remark }: RedemptionDecision,
): Promise<Row> {
  const { clock, operators } = dependencies
  const { defaultLanguage } = await dependencies.sites.findMerchant(by.session.merchantId)
  // What the member is told is why it was decided so.
  return operators.perform({ ...by, reason: remark }, deed, async (tx) => {
    const before = await findRedemption({ database: tx }, by.session, id)
    const decided = await decide(tx.query, before, {
      state: outcome,
      remark,
      decided_by: by.session.account,
      decided_at: clock.now(),
    })
    if (decided === undefined) throw pointsErrors.REDEMPTION_DECIDED()
    const after = { ...before, ...decided }
    if (outcome === 'REJECTED') await giveBack(dependencies, tx, after, by.session.operatorId)
    await tell(dependencies, tx, after, defaultLanguage)
    return { before, after }
  })
}

const deed = {
  right: pointsRights['redemptions.decide'],
  action: 'redemptions.decide',
  subjectKind: 'redemptions',
  subjectId: ({ id }: Row) => id,
  /** Where it is sent stays with the redemption: the log is kept for ever. */
  present: (row: Row) => {
    const { receiver: _receiver, ...shown } = presentRedemption(row, { language: row.language, defaultLanguage: 'vi' })
    return shown
  },
}

/** Stock before accounts, as whoever redeems. */
async function giveBack(
  dependencies: PointsOperatorDependencies,
  tx: Transaction,
  row: Row,
  actor: string,
): Promise<void> {
  if (row.goods_id !== null) await takeStock(tx.query, row.merchant_id, row.goods_id, -row.quantity)
  await giveBackCost(dependencies, tx, row, { actor, reason: row.remark ?? '' })
}

async function tell(
  { messages }: Pick<PointsOperatorDependencies, 'messages'>,
  tx: Transaction,
  row: Row,
  defaultLanguage: string,
): Promise<void> {
  const { merchant_id: merchantId, member_id: memberId, state } = row
  const { number, remark } = presentRedemption(row, { language: defaultLanguage, defaultLanguage })
  const event = state === 'APPROVED' ? pointsTells.approved : pointsTells.rejected
  await messages.tell(tx, { merchantId, memberId }, event, {
    name: (language) => presentRedemption(row, { language, defaultLanguage }).name ?? '',
    number,
    remark: remark ?? '',
  })
}
