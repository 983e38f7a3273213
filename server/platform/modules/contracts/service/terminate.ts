import type { Transaction } from '../../../db/connection.ts'
import { contractsErrors } from '../errors.ts'
import type { ContractRow } from '../repository/contracts.ts'
import { otherParty } from '../states.ts'
import { type Actor, type Answer, type Dependencies, type Moment, readMoment } from './dependencies.ts'
import { demandFewWishes } from './limit-wishes.ts'
import { lockOwn, stateChanged } from './lock.ts'
import { move } from './move.ts'

/**
 * Asks the other side to let the contract end; until it agrees (`accept`) all goes on. Asked again it is the same. Throws CONTRACT_NOT_FOUND,
 * CONTRACT_STATE_CHANGED unless it is in force, CONTRACT_ANSWER_DUE while a proposal waits, CONTRACT_WISHES_TOO_MANY.
 */
export async function terminate(
  dependencies: Dependencies,
  actor: Actor,
  answer: Pick<Answer, 'contractId'>,
): Promise<ContractRow> {
  const when = await readMoment(dependencies, actor.merchantId)
  return dependencies.database.transaction((tx) => terminateIn(tx, when, actor, answer))
}

/** The same in a transaction of the caller's. */
export async function terminateIn(
  tx: Transaction,
  when: Moment,
  actor: Actor,
  { contractId }: Pick<Answer, 'contractId'>,
): Promise<ContractRow> {
  const { contract, party } = await lockOwn(tx, actor, contractId)
  const { state, awaits } = contract
  if (state === 'TERMINATION_REQUESTED' && awaits === otherParty(party)) return contract
  if (state === 'ACTIVE' && awaits !== null)
    throw contractsErrors.CONTRACT_ANSWER_DUE({ extras: { contractId, awaits } })
  if (state !== 'ACTIVE') throw stateChanged(contract)
  await demandFewWishes(tx, when.at, contract, party, actor)
  return move(tx, when, contract, 'TERMINATION_REQUESTED', {
    deed: 'TERMINATION_REQUESTED',
    by: party,
    account: actor.account,
    change: { awaits: otherParty(party) },
  })
}
