import type { Updateable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import type { Contracts } from '../../../db/tables.ts'
import { type Period, windowAt } from '../periods.ts'
import { type ContractRow, insertStep, updateContract } from '../repository/contracts.ts'
import { type ContractState, checkTransition, type Deed, type Party } from '../states.ts'
import type { Moment } from './dependencies.ts'
import { stateOf } from './lock.ts'

interface Move {
  readonly deed: Deed
  readonly by: Party | 'UPLINE'
  readonly account: string
  readonly version?: number | null
  /** The contract above that made this one impossible. */
  readonly causeId?: string | null
  readonly change?: Updateable<Contracts>
}

/** Moves a locked contract to a state, or leaves it there, with its step. */
export async function move(
  tx: Transaction,
  { at }: Moment,
  contract: ContractRow,
  state: ContractState,
  { deed, by, account, version = null, causeId = null, change = {} }: Move,
): Promise<ContractRow> {
  if (stateOf(contract) !== state) checkTransition(stateOf(contract), state)
  await insertStep(tx.query, contract, { deed, actor: by, actor_name: account, version, cause_id: causeId, at })
  return updateContract(tx.query, contract, { ...change, state, changed_at: at })
}

/**
 * The end of the running window of a contract. What is signed holds from then on, and what is ended until then: a window has one contract
 * whole, and nobody's running window is changed under him.
 */
export const windowEnd = ({ at, zone }: Moment, { period }: Pick<ContractRow, 'period'>): Date =>
  windowAt(period as Period, at, zone).until
