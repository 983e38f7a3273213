import type { Updateable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Contracts } from '../../../db/tables.ts'
import { deleteProposal } from '../../proposals/service.ts'
import { type Period, windowAt } from '../periods.ts'
import { type ContractRow, insertStep, updateContract } from '../repository/contracts.ts'
import { type ContractActor, type ContractState, checkTransition, type Deed } from '../states.ts'
import type { Moment } from './dependencies.ts'
import { stateOf } from './lock.ts'
import { tell } from './tell.ts'

interface Move {
  readonly deed: Deed
  readonly by: ContractActor
  readonly account: string
  readonly version?: number | null
  /** The contract above that made this one impossible. */
  readonly causeId?: string | null
  readonly change?: Updateable<Contracts>
}

/**
 * Moves a locked contract to a state, or leaves it there, with its step; both sides hear of it. A signature of the platform that waited for
 * a second operator was about what the contract was before, and is dropped.
 */
export async function move(
  tx: Transaction,
  { at: asked, tellers }: Moment,
  contract: ContractRow,
  state: ContractState,
  { deed, by, account, version = null, causeId = null, change = {} }: Move,
): Promise<ContractRow> {
  // Whoever waited for the lock asked earlier than who had it: the history goes forward all the same.
  const at = asked > contract.changed_at ? asked : contract.changed_at
  if (stateOf(contract) !== state) checkTransition(stateOf(contract), state)
  await insertStep(tx.query, contract, { deed, actor: by, actor_name: account, version, cause_id: causeId, at })
  const moved = await updateContract(tx.query, contract, { ...change, state, changed_at: at })
  if (contract.payer_id === null) await deleteProposal(tx.query, contract.merchant_id, 'contractSigning', contract.id)
  await tell(tellers, tx, moved, { deed, by, account })
  return moved
}

/**
 * The end of the running window of a contract. What is signed holds from then on, and what is ended until then: a window has one contract
 * whole, and nobody's running window is changed under him.
 */
export const windowEnd = ({ at, zone }: Pick<Moment, 'at' | 'zone'>, { period }: Pick<ContractRow, 'period'>): Date =>
  windowAt(period as Period, at, zone).until
