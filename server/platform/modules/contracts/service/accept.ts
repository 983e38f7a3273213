import type { Transaction } from '../../../db/connection.ts'
import { makeAgent } from '../../members/service.ts'
import { contractsErrors } from '../errors.ts'
import type { ContractKind } from '../pay/terms.ts'
import { type ContractRow, findLastStep, findVersion, signVersion } from '../repository/contracts.ts'
import { findPayee } from '../repository/members.ts'
import { demandPossible, termsOf } from '../terms.ts'
import { type Actor, type Answer, type Dependencies, type Moment, readMoment } from './dependencies.ts'
import { endImpossible } from './downlines.ts'
import { type Locked, lockOwn, stateChanged } from './lock.ts'
import { demandMaySign } from './may-sign.ts'
import { move, windowEnd } from './move.ts'

/**
 * Agrees to what waits for one's answer: signs the terms that were read, or lets the contract end. Either holds from the end of the running
 * window on. What it makes impossible below ends with it, once that is confirmed. Said again it is the same. Throws CONTRACT_NOT_FOUND,
 * CONTRACT_STATE_CHANGED, CONTRACT_ANSWER_NOT_OWN, CONTRACT_VERSION_CHANGED, CONTRACT_LINE_MOVED, CONTRACT_OTHER_IN_FORCE,
 * CONTRACT_NEEDS_AGENT, CONTRACT_NONE_OF_OWN, CONTRACT_BETTER_THAN_OWN, CONTRACT_PERIOD_DIFFERS, CONTRACT_ENDS_DOWNLINES.
 */
export async function accept(dependencies: Dependencies, actor: Actor, answer: Answer): Promise<ContractRow> {
  const when = await readMoment(dependencies, actor.merchantId)
  return dependencies.database.transaction((tx) => acceptIn(tx, when, actor, answer))
}

/** The same in a transaction of the caller's. */
export async function acceptIn(tx: Transaction, when: Moment, actor: Actor, answer: Answer): Promise<ContractRow> {
  const locked = await lockOwn(tx, actor, answer.contractId)
  const { contract, party } = locked
  if (contract.awaits === null) return repeated(tx, locked, answer)
  if (contract.awaits !== party) throw contractsErrors.CONTRACT_ANSWER_NOT_OWN()
  return contract.proposed_version === null
    ? end(tx, when, locked, actor, answer)
    : sign(tx, when, { locked, version: contract.proposed_version }, actor, answer)
}

/** The same said again: the contract as it stands. Throws CONTRACT_STATE_CHANGED when the last that happened was something else. */
async function repeated(tx: Transaction, { contract, party }: Locked, { version }: Answer): Promise<ContractRow> {
  const last = await findLastStep(tx.query, contract)
  const isSame = last.deed === 'TERMINATED' || (last.deed === 'SIGNED' && last.version === version)
  if (last.actor !== party || !isSame) throw stateChanged(contract)
  return contract
}

async function sign(
  tx: Transaction,
  when: Moment,
  { locked, version }: { readonly locked: Locked; readonly version: number },
  { account }: Actor,
  answer: Answer,
): Promise<ContractRow> {
  const { contract, party, upline, other } = locked
  const { merchant_id: merchantId, payee_id: payeeId, payer_id: payerId } = contract
  if (answer.version !== version) throw contractsErrors.CONTRACT_VERSION_CHANGED({ extras: { version } })
  if (other !== undefined) throw contractsErrors.CONTRACT_OTHER_IN_FORCE({ extras: { contractId: other.id } })
  const payee = await findPayee(tx.query, merchantId, payeeId, when.at)
  if (payee === undefined || payee.upline_id !== payerId) throw contractsErrors.CONTRACT_LINE_MOVED()
  await demandMaySign(tx, merchantId, payee, contract.kind as ContractKind)
  const terms = termsOf(contract, await findVersion(tx.query, contract, version))
  if (payerId !== null && upline === undefined) throw contractsErrors.CONTRACT_NONE_OF_OWN()
  if (upline !== undefined) demandPossible(terms, upline)
  await endImpossible(tx, when, { contract, terms, account }, answer)
  await makeAgent(tx.query, { merchantId, memberId: payeeId })
  await signVersion(tx.query, contract, version, windowEnd(when, contract))
  return move(tx, when, contract, 'ACTIVE', {
    deed: 'SIGNED',
    by: party,
    account,
    version,
    change: { version, proposed_version: null, awaits: null },
  })
}

async function end(
  tx: Transaction,
  when: Moment,
  { contract, party }: Locked,
  { account }: Actor,
  answer: Answer,
): Promise<ContractRow> {
  await endImpossible(tx, when, { contract, terms: undefined, account }, answer)
  return move(tx, when, contract, 'TERMINATED', {
    deed: 'TERMINATED',
    by: party,
    account,
    change: { awaits: null, holds_until: windowEnd(when, contract) },
  })
}
