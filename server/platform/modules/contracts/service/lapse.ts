import type { Transaction } from '../../../db/connection.ts'
import type { ContractRow } from '../repository/contracts.ts'
import type { Moment } from './dependencies.ts'
import { stateOf } from './lock.ts'
import { move } from './move.ts'

/** What made a proposal impossible: a contract above it, or a move to another line. */
export type Lapse =
  | { readonly by: 'UPLINE'; readonly account: string; readonly causeId: string }
  | { readonly by: 'PLATFORM'; readonly account: string }

/**
 * Takes away a proposal that nobody could sign any more, so that it does not wait for ever; whoever would be paid by it is told. A contract
 * never signed is REJECTED with it, one in force goes on as it was.
 */
export const lapse = (tx: Transaction, when: Moment, contract: ContractRow, why: Lapse): Promise<ContractRow> =>
  move(tx, when, contract, stateOf(contract) === 'REQUESTED' ? 'REJECTED' : stateOf(contract), {
    deed: 'LAPSED',
    ...why,
    version: contract.proposed_version,
    change: { proposed_version: null, awaits: null },
  })
