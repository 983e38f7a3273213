import type { Updateable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Withdrawals } from '../../../db/tables.ts'
import type { MemberSession } from '../../../http/session.ts'
import { deleteProposal } from '../../proposals/service.ts'
import { withdrawalsErrors } from '../errors.ts'
import { insertStep, lockWithdrawal, updateWithdrawal, type WithdrawalRow } from '../repository/withdrawals.ts'
import { checkTransition, isOver, mayFollow, type WithdrawalState } from '../states.ts'
import type { Actor, Dependencies } from './dependencies.ts'
import { tellWithdrawalWebhooks } from './tell-webhooks.ts'

export interface Step {
  readonly actor: Actor
  readonly note?: string
  readonly reason?: string | undefined
  readonly change?: Updateable<Withdrawals>
}

/**
 * Moves a locked withdrawal to a state, with its step, and tells whoever watches once it is committed. A withdrawal
 * that is over gives its place back.
 */
export async function move(
  { clock, events }: Pick<Dependencies, 'clock' | 'events'>,
  tx: Transaction,
  withdrawal: WithdrawalRow,
  state: WithdrawalState,
  { actor, note, reason, change = {} }: Step,
): Promise<WithdrawalRow> {
  const from = withdrawal.state as WithdrawalState
  if (from !== state) checkTransition(from, state)
  const at = clock.now()
  const moved = await updateWithdrawal(tx.query, withdrawal, {
    ...change,
    state,
    changed_at: at,
    ...(isOver(state) ? { slot: null } : {}),
  })
  // What was proposed before was about another situation.
  if (withdrawal.release_id !== null)
    await deleteProposal(tx.query, withdrawal.merchant_id, 'withdrawal', withdrawal.id)
  await insertStep(tx.query, withdrawal, { state, at, ...actorOf(actor), note: note ?? null, reason: reason ?? null })
  announce({ events }, tx, moved)
  await tellWithdrawalWebhooks(tx, moved)
  return moved
}

/** Tells the member's open pages, after the commit. */
export function announce({ events }: Pick<Dependencies, 'events'>, tx: Transaction, row: WithdrawalRow): void {
  const { merchant_id: merchantId, member_id: memberId, id, changed_at } = row
  tx.onCommit(() => events.publish({ type: 'withdrawal', merchantId, memberId, id, version: changed_at.getTime() }))
}

/**
 * The withdrawal, locked, when it may go to that state: the compare-and-set of every decision, so that two operators,
 * or the member and the clock, cannot both decide. Throws WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STATE_CHANGED.
 */
export async function lockFor(
  tx: Transaction,
  merchantId: string,
  id: string,
  state: WithdrawalState,
): Promise<WithdrawalRow> {
  const withdrawal = await lockKnown(tx, merchantId, id)
  demandFollows(withdrawal, state)
  return withdrawal
}

/**
 * The same for the member who asked for it. To others it does not exist, whatever its state: they must not learn that it
 * does. Throws WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STATE_CHANGED.
 */
export async function lockOwnFor(
  tx: Transaction,
  { merchantId, memberId }: Pick<MemberSession, 'merchantId' | 'memberId'>,
  id: string,
  state: WithdrawalState,
): Promise<WithdrawalRow> {
  const withdrawal = await lockKnown(tx, merchantId, id)
  if (withdrawal.member_id !== memberId) throw withdrawalsErrors.WITHDRAWAL_NOT_FOUND()
  demandFollows(withdrawal, state)
  return withdrawal
}

function demandFollows(withdrawal: WithdrawalRow, state: WithdrawalState): void {
  if (!mayFollow(withdrawal.state as WithdrawalState, state)) throw stateChanged(withdrawal)
}

/** The withdrawal, locked, whatever its state. Throws WITHDRAWAL_NOT_FOUND. */
export async function lockKnown(tx: Transaction, merchantId: string, id: string): Promise<WithdrawalRow> {
  const withdrawal = await lockWithdrawal(tx.query, merchantId, id)
  if (withdrawal === undefined) throw withdrawalsErrors.WITHDRAWAL_NOT_FOUND()
  return withdrawal
}

export const stateChanged = ({ state }: WithdrawalRow) =>
  withdrawalsErrors.WITHDRAWAL_STATE_CHANGED({ extras: { state } })

/** Who made a step, as the step keeps it. */
export const actorOf = (actor: Actor) => ({
  actor: actor.kind,
  actor_name: actor.kind === 'OPERATOR' ? actor.account : null,
})
