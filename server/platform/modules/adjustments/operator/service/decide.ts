import type { Transaction } from '../../../../db/connection.ts'
import { type By, demand, demandIndependence, demandStanding } from '../../../operators/service.ts'
import { adjustmentsErrors } from '../../errors.ts'
import * as repository from '../../repository.ts'
import { type AdjustmentState, mayBecome } from '../../states.ts'
import { adjustmentsRights } from '../policy.ts'
import { deedOf, find } from './deed.ts'
import type { Dependencies } from './dependencies.ts'
import { approveAndPost } from './post.ts'

type Row = repository.AdjustmentRow
type Reasoned = By & { readonly reason: string }

/**
 * Posts a request that somebody else made; asked again by the same operator, whose answer was lost, it answers alike. Throws
 * ADJUSTMENT_OWN, FOUR_EYES_…, ADJUSTMENT_DECIDED, ADJUSTMENT_OVER_BALANCE.
 */
export async function approveAdjustment(dependencies: Dependencies, by: Reasoned, id: string): Promise<Row> {
  const right = adjustmentsRights['adjustments.change']
  demand(by.session, right)
  const { merchantId, operatorId } = by.session
  const { database, clock, operators } = dependencies
  const known = await find(database.query, merchantId, id)
  if (known.state === 'APPROVED' && known.decided_by === operatorId && known.asked_by !== operatorId) return known
  return operators.perform(by, deedOf('approve'), async (tx) => {
    const before = await hold(tx, merchantId, id, 'APPROVED')
    if (before.asked_by === operatorId) throw adjustmentsErrors.ADJUSTMENT_OWN()
    await demandIndependence(tx.query, operatorId, [before.asked_by], clock.now())
    const word = { operatorId: before.asked_by, merchantId, right }
    await demandStanding(tx.query, word, before.asked_at, clock.now())
    return { before, after: await approveAndPost(dependencies, tx, before, by.session, by.reason) }
  })
}

/** Rejects a request that somebody else made, without moving money. Throws ADJUSTMENT_OWN, FOUR_EYES_…, ADJUSTMENT_DECIDED. */
export function rejectAdjustment({ clock, operators }: Dependencies, by: Reasoned, id: string): Promise<Row> {
  const { merchantId, operatorId } = by.session
  return operators.perform(by, deedOf('reject'), async (tx) => {
    const before = await hold(tx, merchantId, id, 'REJECTED')
    if (before.asked_by === operatorId) throw adjustmentsErrors.ADJUSTMENT_OWN()
    await demandIndependence(tx.query, operatorId, [before.asked_by], clock.now())
    return { before, after: await close(tx, by, id, 'REJECTED', clock.now()) }
  })
}

/** Takes an own request back. Throws ADJUSTMENT_NOT_YOURS, ADJUSTMENT_DECIDED. */
export function withdrawAdjustment({ clock, operators }: Dependencies, by: Reasoned, id: string): Promise<Row> {
  const { merchantId, operatorId } = by.session
  return operators.perform(by, deedOf('withdraw'), async (tx) => {
    const before = await hold(tx, merchantId, id, 'WITHDRAWN')
    if (before.asked_by !== operatorId) throw adjustmentsErrors.ADJUSTMENT_NOT_YOURS()
    return { before, after: await close(tx, by, id, 'WITHDRAWN', clock.now()) }
  })
}

async function close(
  tx: Transaction,
  { session: { merchantId, operatorId, account }, reason }: Reasoned,
  id: string,
  state: 'REJECTED' | 'WITHDRAWN',
  at: Date,
): Promise<Row> {
  const decision = { state, by: operatorId, account, at, reason, transferId: null }
  await repository.decideAdjustment(tx.query, merchantId, id, decision)
  return find(tx.query, merchantId, id)
}

/** Locks a request and checks that it may still become that. */
async function hold(tx: Transaction, merchantId: string, id: string, next: AdjustmentState): Promise<Row> {
  const locked = await repository.lockAdjustment(tx.query, merchantId, id)
  if (locked === undefined) throw adjustmentsErrors.ADJUSTMENT_NOT_FOUND()
  if (!mayBecome(locked.state as AdjustmentState, next)) throw adjustmentsErrors.ADJUSTMENT_DECIDED()
  return find(tx.query, merchantId, id)
}
