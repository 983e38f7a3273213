import type { Transaction } from '../../../db/connection.ts'
import { newId } from '../../../lib/id.ts'
import { contractsErrors } from '../errors.ts'
import * as repository from '../repository/contracts.ts'
import { otherParty, type Party } from '../states.ts'
import { areSame, type ContractTerms, termsOf, tiersToJson } from '../terms.ts'
import type { Actor, Moment } from './dependencies.ts'
import { demandFewWishes } from './limit-wishes.ts'
import { stateOf } from './lock.ts'
import { move } from './move.ts'

export interface WrittenProposal {
  readonly actor: Actor
  readonly by: Party
  readonly payeeId: string
  readonly payerId: string | null
  readonly terms: ContractTerms
}

/**
 * Writes a contract; where an open one stands in its place, a version of that, or nothing if it says the same. Throws CONTRACT_ANSWER_DUE,
 * CONTRACT_PERIOD_DIFFERS, CONTRACT_WISHES_TOO_MANY.
 */
export async function writeProposal(
  tx: Transaction,
  when: Moment,
  proposal: WrittenProposal,
): Promise<repository.ContractRow> {
  const { actor, by, payeeId, payerId, terms } = proposal
  const contract = await repository.insertContract(tx.query, {
    merchant_id: actor.merchantId,
    id: newId(when.at.getTime()),
    kind: terms.kind,
    period: terms.period,
    payer_id: payerId,
    payee_id: payeeId,
    state: 'REQUESTED',
    version: null,
    proposed_version: 1,
    awaits: otherParty(by),
    holds_until: null,
    created_at: when.at,
    changed_at: when.at,
  })
  if (contract === undefined) return proposeAnew(tx, when, proposal)
  // Asked for as one's own place is held: who proposes at the same time waits until this is over.
  await demandFewWishes(tx, when.at, contract, by, actor)
  const version = await writeVersion(tx, when, contract, proposal)
  return move(tx, when, contract, 'REQUESTED', { deed: 'PROPOSED', by, account: actor.account, version })
}

/** Whether `writeProposal` would write nothing, since an open contract says the same. */
export async function isProposed(tx: Transaction, proposal: WrittenProposal): Promise<boolean> {
  const contract = await lockPlace(tx, proposal)
  return contract !== undefined && (await isKnown(tx, contract, proposal))
}

/** The open contract in the place of a proposal, locked. */
async function lockPlace(tx: Transaction, { actor, payeeId, payerId, terms }: WrittenProposal) {
  const place = { merchantId: actor.merchantId, kind: terms.kind, payeeId }
  return (await repository.lockOpen(tx.query, place)).find((each) => each.payer_id === payerId)
}

async function proposeAnew(tx: Transaction, when: Moment, proposal: WrittenProposal): Promise<repository.ContractRow> {
  const { actor, by, terms } = proposal
  const contract = await lockPlace(tx, proposal)
  // It was ended while this waited for it.
  if (contract === undefined) return writeProposal(tx, when, proposal)
  if (await isKnown(tx, contract, proposal)) return contract
  if (contract.awaits !== null)
    throw contractsErrors.CONTRACT_ANSWER_DUE({ extras: { contractId: contract.id, awaits: contract.awaits } })
  if (contract.period !== terms.period)
    throw contractsErrors.CONTRACT_PERIOD_DIFFERS({ field: 'period', extras: { period: contract.period } })
  await demandFewWishes(tx, when.at, contract, by, actor)
  const version = await writeVersion(tx, when, contract, proposal)
  return move(tx, when, contract, stateOf(contract), {
    deed: 'PROPOSED',
    by,
    account: actor.account,
    version,
    change: { proposed_version: version, awaits: otherParty(by) },
  })
}

/** Whether the same was proposed by the same side and waits, or is what the contract says. */
async function isKnown(
  tx: Transaction,
  contract: repository.ContractRow,
  { by, terms }: WrittenProposal,
): Promise<boolean> {
  const newest = contract.proposed_version ?? contract.version
  if (newest === null || contract.state === 'TERMINATION_REQUESTED') return false
  const version = await repository.findVersion(tx.query, contract, newest)
  const isOwn = contract.proposed_version === null || version.proposed_by === by
  return isOwn && areSame(terms, termsOf(contract, version))
}

const writeVersion = (
  tx: Transaction,
  { at }: Moment,
  contract: repository.ContractRow,
  { by, terms: { tiers, pick, carry } }: WrittenProposal,
): Promise<number> =>
  repository.insertVersion(tx.query, contract, {
    tiers: tiersToJson(tiers),
    pick,
    carry,
    proposed_by: by,
    proposed_at: at,
    valid_from: null,
  })
