import type { Transaction } from '../../../db/connection.ts'
import { contractsErrors } from '../errors.ts'
import type { ContractKind } from '../pay/terms.ts'
import { type ContractRow, findContract, findVersion, keepInForce, lockOpen } from '../repository/contracts.ts'
import type { ContractState, Party } from '../states.ts'
import { type ContractTerms, termsOf } from '../terms.ts'
import type { Actor } from './dependencies.ts'

/** A contract that nobody else can change meanwhile, and what was found with it. */
export interface Locked {
  readonly contract: ContractRow
  /** Which side of it the one who acts is. */
  readonly party: Party
  /** What the upline who pays has by his own contract of the kind; undefined without one, and where the platform pays. */
  readonly upline: ContractTerms | undefined
  /** The payee's other contract of the kind in force. */
  readonly other: ContractRow | undefined
}

/**
 * Locks a contract for one of its two parties. To others it does not exist: CONTRACT_NOT_FOUND. Locks are taken down the line, first what
 * the payer is paid by, then what he pays, last what is paid below (downlines.ts): so two who change a line wait for each other in one order.
 */
export async function lockOwn(tx: Transaction, actor: Actor, id: string): Promise<Locked> {
  const { merchantId } = actor
  const seen = await findContract(tx.query, merchantId, id)
  const party = seen && partyOf(seen, actor)
  if (seen === undefined || party === undefined) throw contractsErrors.CONTRACT_NOT_FOUND()
  const kind = seen.kind as ContractKind
  const upline = seen.payer_id === null ? undefined : await keepTerms(tx, { merchantId, kind, payeeId: seen.payer_id })
  const open = await lockOpen(tx.query, { merchantId, kind, payeeId: seen.payee_id })
  const contract = open.find((each) => each.id === id) ?? (await findContract(tx.query, merchantId, id)) ?? seen
  return { contract, party, upline, other: open.find((each) => each.id !== id && each.version !== null) }
}

/** The terms by which somebody is paid, kept as they are until the transaction ends; undefined without a contract in force. */
export async function keepTerms(
  tx: Transaction,
  place: { readonly merchantId: string; readonly kind: ContractKind; readonly payeeId: string },
): Promise<ContractTerms | undefined> {
  const contract = await keepInForce(tx.query, place)
  if (contract?.version == null) return undefined
  return termsOf(contract, await findVersion(tx.query, contract, contract.version))
}

export function partyOf({ payer_id, payee_id }: ContractRow, { memberId }: Actor): Party | undefined {
  if (payer_id === memberId) return 'PAYER'
  return payee_id === memberId ? 'PAYEE' : undefined
}

export const stateOf = ({ state }: ContractRow): ContractState => state as ContractState

export const stateChanged = ({ state }: ContractRow) => contractsErrors.CONTRACT_STATE_CHANGED({ extras: { state } })
