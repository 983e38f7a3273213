import type { Database } from '../../../db/connection.ts'
import type { OperatorSession } from '../../../http/session.ts'
import type { Clock } from '../../../lib/clock.ts'
import { type By, demand, type OperatorsService } from '../../operators/service.ts'
import { countingOf, keepCounting } from '../counting.ts'
import { proposalsErrors } from '../errors.ts'
import { PROPOSAL_KINDS, type ProposalKind } from '../kinds.ts'
import { presentOpen } from '../presenter.ts'
import * as repository from '../repository.ts'
import { proposalsRights } from './policy.ts'

type Row = repository.ProposalRow

export interface ProposalsOperatorDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly operators: Pick<OperatorsService, 'perform' | 'merchantsWhere'>
}

/** What waits for a second operator in the brand in view, the newest first. */
export async function listProposals(
  { database: { query }, clock }: ProposalsOperatorDependencies,
  session: OperatorSession,
): Promise<Row[]> {
  demand(session, proposalsRights['proposals.read'])
  return keepCounting(query, await repository.listOfBrand(query, session.merchantId, clock.now()))
}

/** Takes an own proposal back or refuses somebody else's, before it is confirmed. Throws PROPOSAL_NOT_FOUND. */
export async function refuseProposal(
  { database: { query }, clock, operators }: ProposalsOperatorDependencies,
  by: By & { readonly reason: string },
  id: string,
): Promise<Row> {
  const right = proposalsRights['proposals.refuse']
  demand(by.session, right)
  // Settings of a brand are changed whichever is in view, and so is what waits about them.
  const brands = await operators.merchantsWhere(by.session, right)
  const known = await countingOf(query, await repository.findById(query, brands, id, clock.now()))
  if (known === undefined) throw proposalsErrors.PROPOSAL_NOT_FOUND()
  const { merchant_id: merchantId } = known
  const deed = {
    right,
    merchantId,
    action: 'proposals.refuse',
    subjectKind: ({ subject_kind }: Row) => PROPOSAL_KINDS[subject_kind as ProposalKind].subjectKind,
    subjectId: ({ subject_id }: Row) => subject_id,
    present: presentOpen,
  }
  return operators.perform(by, deed, async (tx) => {
    const before = await countingOf(tx.query, await repository.lockById(tx.query, merchantId, id, clock.now()))
    if (before === undefined) throw proposalsErrors.PROPOSAL_NOT_FOUND()
    await repository.deleteProposal(tx.query, merchantId, before.subject_kind as ProposalKind, before.subject_id)
    const isOwn = before.proposed_by === by.session.operatorId
    return { before, after: null, ...(isOwn && { action: 'proposals.withdraw' }) }
  })
}
