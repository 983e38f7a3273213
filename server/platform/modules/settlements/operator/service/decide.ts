import type { Transaction } from '../../../../db/connection.ts'
import { formatMoney } from '../../../../lib/money.ts'
import type { By } from '../../../operators/service.ts'
import { deleteProposal, isAgreed } from '../../../proposals/service.ts'
import { settlementsErrors } from '../../errors.ts'
import { stopPaying } from '../../repository/paying.ts'
import { lockSettlement, type SettlementRow, updateSettlement } from '../../repository/settlements.ts'
import { settleAgain } from '../../service/settle-again.ts'
import { settlementsRights } from '../policy.ts'
import { presentAudited } from '../presenter.ts'
import { denyWaiting, makeDue, sumStates } from '../queue-repository.ts'
import { needSettlement, type SettlementsOperatorDependencies, type SettlementView, viewOf } from '../service.ts'

type Reasoned = By & { readonly reason: string }

const RIGHTS = {
  approve: settlementsRights['settlements.approve'],
  deny: settlementsRights['settlements.change'],
  hold: settlementsRights['settlements.change'],
  release: settlementsRights['settlements.change'],
  settleAgain: settlementsRights['settlements.change'],
} as const

interface Change {
  readonly before: SettlementRow
  readonly after: SettlementRow
  readonly action?: string
}

/** Carries a deed out with its right and its entry in the audit log, in one transaction. */
function decide(
  { operators, clock }: SettlementsOperatorDependencies,
  by: Reasoned,
  verb: keyof typeof RIGHTS,
  work: (tx: Transaction, merchantId: string) => Promise<Change>,
): Promise<SettlementView> {
  const deed = {
    right: RIGHTS[verb],
    action: `settlements.${verb}`,
    subjectKind: 'settlements',
    subjectId: ({ settlement }: SettlementView) => settlement.id,
    present: presentAudited,
  }
  return operators.perform(by, deed, async (tx) => {
    const { before, after, ...rest } = await work(tx, by.session.merchantId)
    const view = await viewOf(tx, after, clock.now())
    // What it was: the row alone changed, or its earnings did, which the log tells by what it came to.
    return { before: { ...view, settlement: before }, after: view, ...rest }
  })
}

/** Locks a settlement until the transaction ends. Throws SETTLEMENT_NOT_FOUND. */
async function hold(tx: Transaction, merchantId: string, id: string): Promise<SettlementRow> {
  const settlement = await lockSettlement(tx.query, merchantId, id)
  if (settlement === undefined) throw settlementsErrors.SETTLEMENT_NOT_FOUND()
  return settlement
}

/** Throws SETTLEMENT_NOT_WAITING when nothing waits for approval. */
async function holdWaiting(tx: Transaction, merchantId: string, id: string): Promise<SettlementRow> {
  const settlement = await hold(tx, merchantId, id)
  if (settlement.state !== 'UNAPPROVED') throw settlementsErrors.SETTLEMENT_NOT_WAITING()
  return settlement
}

/**
 * Lets what waits be paid, when a second operator wants what a first one did: exactly so many earnings, which come to exactly so much.
 * Whatever is added in between makes it another wish. Throws SETTLEMENT_NOT_FOUND, SETTLEMENT_NOT_WAITING, FOUR_EYES_SAME_OPERATOR,
 * FOUR_EYES_DEPENDENT.
 */
export const approveSettlement = (dependencies: SettlementsOperatorDependencies, by: Reasoned, id: string) =>
  decide(dependencies, by, 'approve', async (tx, merchantId) => {
    const before = await holdWaiting(tx, merchantId, id)
    const now = dependencies.clock.now()
    const proposal = {
      merchantId,
      kind: 'settlement',
      subjectId: id,
      wish: await wishOf(tx, before),
      reason: by.reason,
    } as const
    if (!(await isAgreed(tx, by.session, proposal, now)))
      return { before, after: before, action: 'settlements.proposeApproval' }
    await makeDue(tx, merchantId, id, now)
    return { before, after: await updateSettlement(tx.query, before, { state: 'PAYING', changed_at: now }) }
  })

/** What would be paid, as both operators have to see it. */
async function wishOf(tx: Transaction, { merchant_id, id }: SettlementRow) {
  const waiting = (await sumStates(tx, merchant_id, [id])).filter(({ state }) => state === 'UNAPPROVED')
  return {
    earnings: waiting.reduce((sum, { count }) => sum + Number(count), 0),
    amounts: waiting.map(({ currency, amount }) => ({ currency, amount: formatMoney(amount) })),
  }
}

/** Nothing of what waits is ever paid, nor corrected later. Throws SETTLEMENT_NOT_FOUND, SETTLEMENT_NOT_WAITING. */
export const denySettlement = (dependencies: SettlementsOperatorDependencies, by: Reasoned, id: string) =>
  decide(dependencies, by, 'deny', async (tx, merchantId) => {
    const before = await holdWaiting(tx, merchantId, id)
    const now = dependencies.clock.now()
    const isRestPaid = await denyWaiting(tx, merchantId, id, now)
    await deleteProposal(tx.query, merchantId, 'settlement', id)
    // What was approved before a correction was denied goes on being paid.
    const change = { state: isRestPaid ? 'PAYING' : 'DENIED', changed_at: now }
    return { before, after: await updateSettlement(tx.query, before, change) }
  })

/**
 * Holds what is not paid yet, or lets it go; the same again changes nothing. Once a hold is answered nothing is paid any more. Throws
 * SETTLEMENT_NOT_FOUND.
 */
export const holdSettlement = (
  dependencies: SettlementsOperatorDependencies,
  by: Reasoned,
  id: string,
  isHeld: boolean,
) =>
  decide(dependencies, by, isHeld ? 'hold' : 'release', async (tx, merchantId) => {
    // Before the row, which those who pay mark in the end.
    if (isHeld) await stopPaying(tx, merchantId)
    const before = await hold(tx, merchantId, id)
    const change = { is_held: isHeld, changed_at: dependencies.clock.now() }
    return { before, after: before.is_held === isHeld ? before : await updateSettlement(tx.query, before, change) }
  })

/** Works a settlement's window out anew. Answers how many corrections that made. Throws as settle-again.ts. */
export async function runAgain(dependencies: SettlementsOperatorDependencies, by: Reasoned, id: string) {
  let corrections = 0
  const view = await decide(dependencies, by, 'settleAgain', async (tx, merchantId) => {
    const settlement = await needSettlement(tx.query, merchantId, id)
    const { corrections: made, ...change } = await settleAgain(dependencies, tx, merchantId, settlement)
    corrections = made
    return change
  })
  return { view, corrections }
}
