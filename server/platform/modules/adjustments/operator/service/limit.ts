import type { Transaction } from '../../../../db/connection.ts'
import type { OperatorSession } from '../../../../http/session.ts'
import { formatMoney, type Money } from '../../../../lib/money.ts'
import { changeLimit, limitAt, raisesLimit } from '../../../../lib/waiting-limit.ts'
import { type By, demand } from '../../../operators/service.ts'
import { findProposal, mayCount } from '../../../proposals/service.ts'
import * as repository from '../../repository.ts'
import { adjustmentsRights } from '../policy.ts'
import { presentLimit } from '../presenter.ts'
import type { Dependencies } from './dependencies.ts'

const about = (merchantId: string) => ({ merchantId, kind: 'adjustmentLimit', subjectId: merchantId }) as const

/** Up to which amount one pair of eyes suffices, with what waits for a second operator. */
export async function readLimit({ database, clock }: Dependencies, session: OperatorSession) {
  demand(session, adjustmentsRights['adjustments.read'])
  const { merchantId } = session
  const proposal = await findProposal(database.query, about(merchantId), clock.now())
  const limit = limitAt(await repository.selectLimit(database.query, merchantId), clock.now())
  return { limit, proposal }
}

/** Sets up to which amount one pair of eyes suffices; zero: never. A higher one takes two operators, and waits a day. */
export async function setLimit(
  { clock, operators }: Dependencies,
  by: By & { readonly reason: string },
  amount: Money,
): Promise<void> {
  const { merchantId } = by.session
  const deed = {
    right: adjustmentsRights['adjustments.change'],
    action: 'adjustments.limit',
    subjectKind: 'adjustmentLimits',
    subjectId: () => merchantId,
    present: presentLimit,
  }
  await operators.perform(by, deed, (tx) => change(tx, by, amount, clock.now()))
}

async function change(
  tx: Transaction,
  { session, reason }: By & { readonly reason: string },
  amount: Money,
  now: Date,
) {
  const { merchantId } = session
  await repository.lockLimit(tx.query, merchantId)
  const stored = await repository.selectLimit(tx.query, merchantId)
  const before = limitAt(stored, now)
  const after = changeLimit(stored, amount, now)
  const wish = { amount: formatMoney(amount) }
  const proposal = { ...about(merchantId), wish, reason, raises: raisesLimit(stored, amount, now) }
  if (!(await mayCount(tx, session, proposal, now))) return { before, after, action: 'adjustments.proposeLimit' }
  await repository.saveLimit(tx.query, merchantId, after)
  return { before, after }
}
