import type { Transaction } from '../../../db/connection.ts'
import { type StateDetails, writeState } from '../repository/deposit-states.ts'
import type * as deposits from '../repository/deposits.ts'
import { checkTransition, type DepositState } from '../states.ts'
import type { Dependencies } from './dependencies.ts'
import { countFailure } from './failures.ts'
import { tellDepositWebhooks } from './tell-webhooks.ts'

/** Takes a locked deposit to its next state, counts a failure, and tells whoever watches it after the commit. */
export async function changeState(
  { clock, events }: Pick<Dependencies, 'clock' | 'events'>,
  tx: Transaction,
  deposit: deposits.DepositRow,
  state: DepositState,
  details: StateDetails = {},
): Promise<deposits.DepositRow> {
  checkTransition(deposit.state as DepositState, state)
  const now = clock.now()
  await writeState(tx.query, deposit, state, now, details)
  const isFailure = state === 'EXPIRED' || state === 'FAILED'
  // Whoever changes his mind did not fail.
  if (isFailure && !details.isCancelled) await countFailure(tx, deposit, now)
  const changed = { ...deposit, state }
  tellDeposit({ events }, tx, changed)
  await tellDepositWebhooks(tx, [{ deposit: changed, details }], now)
  return changed
}

/** Tells whoever watches a deposit, after the commit, that there is something new about it. */
export function tellDeposit(
  { events }: Pick<Dependencies, 'events'>,
  tx: Transaction,
  { merchant_id, member_id, id }: Pick<deposits.DepositRow, 'merchant_id' | 'member_id' | 'id'>,
): void {
  tx.onCommit(() => events.publish({ type: 'deposit', merchantId: merchant_id, memberId: member_id, depositId: id }))
}
