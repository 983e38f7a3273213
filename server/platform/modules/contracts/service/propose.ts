import type { Transaction } from '../../../db/connection.ts'
import { TRIAL } from '../../../lib/account-types.ts'
import { contractsErrors } from '../errors.ts'
import type { ContractKind } from '../pay/terms.ts'
import type { ContractRow } from '../repository/contracts.ts'
import { findPayee, type Payee } from '../repository/members.ts'
import { findTemplate } from '../repository/templates.ts'
import { type ContractTerms, demandPossible, demandSound, termsOf } from '../terms.ts'
import { type Actor, type Dependencies, type Moment, readMoment } from './dependencies.ts'
import { keepTerms } from './lock.ts'
import { demandMaySign } from './may-sign.ts'
import { isProposed, writeProposal } from './write-proposal.ts'

/**
 * Proposes a contract to a payee, or other terms where there is one: an agent to a direct downline, by terms that he could pay out of his
 * own, the platform (an actor without member) to somebody with nobody above. The same proposal again is the one that was made. Throws
 * CONTRACT_TERMS_INVALID, CONTRACT_PAYEE_UNKNOWN, CONTRACT_PAYEE_NOT_TOP, CONTRACT_NEEDS_AGENT, CONTRACT_NONE_OF_OWN,
 * CONTRACT_BETTER_THAN_OWN, CONTRACT_PERIOD_DIFFERS, CONTRACT_ANSWER_DUE, CONTRACT_WISHES_TOO_MANY.
 */
export async function propose(dependencies: Dependencies, payer: Actor, offer: Offer): Promise<ContractRow> {
  demandSound(offer.terms)
  const when = await readMoment(dependencies, payer.merchantId)
  return dependencies.database.transaction(async (tx) => {
    await demandOfferable(tx, when, payer, offer)
    return writeOffer(tx, when, payer, offer)
  })
}

/** What a payer offers to whom. */
export interface Offer {
  readonly payeeId: string
  readonly terms: ContractTerms
}

/** Throws what `propose` throws of an offer that cannot be made, in a transaction of the caller's; nothing is written. */
export async function demandOfferable(
  tx: Transaction,
  { at }: Moment,
  { merchantId, memberId: payerId }: Actor,
  { payeeId, terms }: Offer,
): Promise<void> {
  demandSound(terms)
  const payee = await findPayee(tx.query, merchantId, payeeId, at)
  if (payee === undefined || payee.type === TRIAL || payee.status !== 'ACTIVE')
    throw contractsErrors.CONTRACT_PAYEE_UNKNOWN({ field: 'payeeId' })
  demandPlace(payee, payerId)
  await demandMaySign(tx, merchantId, payee, terms.kind)
  await demandPayable(tx, { merchantId, payerId }, terms)
}

/** Writes an offer that can be made, in a transaction of the caller's. */
export const writeOffer = (
  tx: Transaction,
  when: Moment,
  payer: Actor,
  { payeeId, terms }: Offer,
): Promise<ContractRow> =>
  writeProposal(tx, when, { actor: payer, by: 'PAYER', payeeId, payerId: payer.memberId, terms })

/** Whether just that was offered and waits, or is what the contract says. */
export const isOffered = (tx: Transaction, payer: Actor, { payeeId, terms }: Offer): Promise<boolean> =>
  isProposed(tx, { actor: payer, by: 'PAYER', payeeId, payerId: payer.memberId, terms })

/**
 * A payee asks for a contract of a kind, or for other terms: whoever is directly above him, or the platform where nobody is. Without terms
 * by those of the brand. Whether they can be paid is asked when the payer signs: an agent's own terms are not to be found out by asking.
 * Throws CONTRACT_TERMS_NEEDED, CONTRACT_TERMS_INVALID, CONTRACT_NEEDS_AGENT, CONTRACT_PERIOD_DIFFERS, CONTRACT_ANSWER_DUE,
 * CONTRACT_WISHES_TOO_MANY.
 */
export async function request(
  dependencies: Dependencies,
  payee: Actor & { readonly memberId: string },
  { kind, terms: given }: { readonly kind: ContractKind; readonly terms: ContractTerms | undefined },
): Promise<ContractRow> {
  const { merchantId, memberId: payeeId } = payee
  const when = await readMoment(dependencies, merchantId)
  return dependencies.database.transaction(async (tx) => {
    const terms = given ?? (await offeredTerms(tx, merchantId, kind))
    demandSound(terms)
    const member = await findPayee(tx.query, merchantId, payeeId, when.at)
    if (member === undefined) throw new Error('A member who is signed in does not exist')
    await demandMaySign(tx, merchantId, member, kind)
    return writeProposal(tx, when, { actor: payee, by: 'PAYEE', payeeId, payerId: member.upline_id, terms })
  })
}

async function offeredTerms(tx: Transaction, merchantId: string, kind: ContractKind): Promise<ContractTerms> {
  const template = await findTemplate(tx.query, merchantId, kind)
  if (template === undefined) throw contractsErrors.CONTRACT_TERMS_NEEDED({ field: 'terms' })
  return termsOf(template, template)
}

/** The payer is whoever is directly above; the platform where nobody is. */
function demandPlace({ upline_id }: Payee, payerId: string | null): void {
  if (upline_id === payerId) return
  throw payerId === null
    ? contractsErrors.CONTRACT_PAYEE_NOT_TOP({ field: 'payeeId' })
    : contractsErrors.CONTRACT_PAYEE_UNKNOWN({ field: 'payeeId' })
}

/** What an agent promises he can pay out of what he has himself. */
async function demandPayable(
  tx: Transaction,
  { merchantId, payerId }: { readonly merchantId: string; readonly payerId: string | null },
  terms: ContractTerms,
): Promise<void> {
  if (payerId === null) return
  const own = await keepTerms(tx, { merchantId, kind: terms.kind, payeeId: payerId })
  if (own === undefined) throw contractsErrors.CONTRACT_NONE_OF_OWN()
  demandPossible(terms, own)
}
