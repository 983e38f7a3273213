import type { Transaction } from '../../../db/connection.ts'
import type { ContractRow } from '../repository/contracts.ts'
import { findLastStep } from '../repository/contracts.ts'
import type { Deed } from '../states.ts'
import { type Actor, type Answer, type Dependencies, type Moment, readMoment } from './dependencies.ts'
import { lockOwn, stateChanged, stateOf } from './lock.ts'
import { move } from './move.ts'

/** What it is to refuse what the other side wants, and to take back what one wanted oneself. */
const REFUSALS: readonly string[] = [
  'REJECTED',
  'WITHDRAWN',
  'TERMINATION_REFUSED',
  'TERMINATION_WITHDRAWN',
] satisfies Deed[]

/**
 * Refuses what waits for an answer, or takes it back where it is one's own: a contract never signed is REJECTED with it, one in force goes
 * on as it was. Said again it is the same. Throws CONTRACT_NOT_FOUND, CONTRACT_STATE_CHANGED.
 */
export async function reject(
  dependencies: Dependencies,
  actor: Actor,
  answer: Pick<Answer, 'contractId'>,
): Promise<ContractRow> {
  const when = await readMoment(dependencies, actor.merchantId)
  return dependencies.database.transaction((tx) => rejectIn(tx, when, actor, answer))
}

/** The same in a transaction of the caller's. */
export async function rejectIn(
  tx: Transaction,
  when: Moment,
  actor: Actor,
  { contractId }: Pick<Answer, 'contractId'>,
): Promise<ContractRow> {
  const { contract, party } = await lockOwn(tx, actor, contractId)
  if (contract.awaits === null) {
    const last = await findLastStep(tx.query, contract)
    if (last.actor !== party || !REFUSALS.includes(last.deed)) throw stateChanged(contract)
    return contract
  }
  const isRefusal = contract.awaits === party
  const { account } = actor
  if (contract.proposed_version === null)
    return move(tx, when, contract, 'ACTIVE', {
      deed: isRefusal ? 'TERMINATION_REFUSED' : 'TERMINATION_WITHDRAWN',
      by: party,
      account,
      change: { awaits: null },
    })
  const state = stateOf(contract) === 'REQUESTED' ? 'REJECTED' : stateOf(contract)
  return move(tx, when, contract, state, {
    deed: isRefusal ? 'REJECTED' : 'WITHDRAWN',
    by: party,
    account,
    version: contract.proposed_version,
    change: { proposed_version: null, awaits: null },
  })
}
