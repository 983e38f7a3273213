import { isDeepStrictEqual } from 'node:util'
import type { Database, Transaction } from '../../db/connection.ts'
import type { OperatorSession } from '../../http/session.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { revisionOf } from '../../lib/revision.ts'
import { demandIndependence } from '../operators/service.ts'
import { countingOf, keepCounting } from './counting.ts'
import type { BrandDeed } from './deeds.ts'
import { proposalsErrors } from './errors.ts'
import type { ProposalKind } from './kinds.ts'
import { presentOpen } from './presenter.ts'
import * as repository from './repository.ts'
import { findRule } from './rules-repository.ts'

export { presentOpen, presentProposal } from './presenter.ts'
export { deleteProposal, lockSettings, oldestAt as oldestProposalAt } from './repository.ts'

export type ProposalRow = repository.ProposalRow

type Query = Transaction['query']
type Proposer = Pick<OperatorSession, 'operatorId' | 'account'>

/** A deed that takes two operators. */
export interface Proposal {
  readonly merchantId: string
  readonly kind: ProposalKind
  readonly subjectId: string
  /** Exactly what is to happen, as JSON: the second operator has to want the same. */
  readonly wish: Readonly<Record<string, unknown>>
  readonly reason: string
}

/** A change of settings, with whether it may raise what the house loses. */
export interface SettingsChange extends Proposal {
  readonly raises: boolean
}

/**
 * The proposals that wait for a second operator, of some subjects of one kind. Those of an operator who was closed, lost the
 * right or the brand, and those older than a week, count no more.
 */
export async function findProposals(
  query: Query,
  merchantIds: readonly string[],
  kind: ProposalKind,
  ids: readonly string[],
  now: Date,
): Promise<ProposalRow[]> {
  if (ids.length === 0) return []
  return keepCounting(query, await repository.listOfSubjects(query, merchantIds, kind, ids, now))
}

/** What waits about one subject, of some kinds of deeds. */
export async function listAbout(
  query: Query,
  merchantId: string,
  kinds: readonly ProposalKind[],
  id: string,
  now: Date,
): Promise<ProposalRow[]> {
  return keepCounting(query, await repository.listOfKinds(query, merchantId, kinds, id, now))
}

/** The proposal that waits about one subject. */
export async function findProposal(
  query: Query,
  { merchantId, kind, subjectId }: Pick<Proposal, 'merchantId' | 'kind' | 'subjectId'>,
  now: Date,
): Promise<ProposalRow | undefined> {
  return (await findProposals(query, [merchantId], kind, [subjectId], now))[0]
}

/**
 * Whether a deed may be carried out now: when a second operator wants what a first one proposed. Else the wish becomes
 * the proposal of its subject, in the place of an earlier one. Throws FOUR_EYES_SAME_OPERATOR for a repetition by the
 * proposer, FOUR_EYES_DEPENDENT for one by somebody whom the same person let in. The caller holds the lock of the subject.
 */
export async function isAgreed(
  tx: Transaction,
  { operatorId, account }: Proposer,
  { merchantId, kind, subjectId, wish, reason }: Proposal,
  now: Date,
): Promise<boolean> {
  const known = await countingOf(tx.query, await repository.lockOfSubject(tx.query, merchantId, kind, subjectId, now))
  if (known !== undefined && isDeepStrictEqual(known.wish, wish)) {
    if (known.proposed_by === operatorId) throw proposalsErrors.FOUR_EYES_SAME_OPERATOR()
    await demandIndependence(tx.query, operatorId, [known.proposed_by], now)
    await repository.deleteProposal(tx.query, merchantId, kind, subjectId)
    return true
  }
  await repository.writeProposal(tx.query, {
    id: newId(now.getTime()),
    merchant_id: merchantId,
    subject_kind: kind,
    subject_id: subjectId,
    wish,
    proposed_by: operatorId,
    proposed_by_account: account,
    proposed_at: now,
    reason,
  })
  return false
}

/**
 * Whether a change of settings counts now. One that may raise what the house loses takes two operators; any other counts at
 * once, and what waited is dropped: it was made from settings that are no more. Throws as `isAgreed`.
 */
export async function mayCount(
  tx: Transaction,
  proposer: Proposer,
  { raises, ...proposal }: SettingsChange,
  now: Date,
): Promise<boolean> {
  if (raises) return isAgreed(tx, proposer, proposal, now)
  await repository.deleteProposal(tx.query, proposal.merchantId, proposal.kind, proposal.subjectId)
  return true
}

/**
 * Whether a deed of which the brand decides may be carried out now: one operator suffices unless its rule demands a second, who sends
 * the same (decision 0076). The wish is the body of the call, without anything secret: what is secret is made when it is carried out. The
 * caller holds the lock of the subject. Throws as `isAgreed`.
 */
export async function isSeconded(
  tx: Transaction,
  proposer: Proposer,
  proposal: Proposal & { readonly kind: BrandDeed },
  now: Date,
): Promise<boolean> {
  const rule = await findRule(tx.query, proposal.merchantId, proposal.kind)
  return mayCount(tx, proposer, { ...proposal, raises: rule?.is_demanded ?? false }, now)
}

/**
 * Throws FOUR_EYES_CHANGED where somebody means another revision than there is. Asked wherever the wish is a draft that lies with us and not
 * in the call: else the second operator would propose, by confirming what he saw, what he never saw, and the first one confirm that.
 */
export function demandSeen(revision: string, wish: unknown): void {
  if (revision !== revisionOf(wish)) throw proposalsErrors.FOUR_EYES_CHANGED({ field: 'revision' })
}

/** What waits for a second operator, whatever it is about. */
export function createProposalsService({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    /** The proposal about a subject, if one waits. */
    find: (merchantId: string, kind: ProposalKind, subjectId: string): Promise<ProposalRow | undefined> =>
      findProposal(database.query, { merchantId, kind, subjectId }, clock.now()),

    /** What waits about some subjects, by subject and as calls answer it: for the module of operators, which this one asks. */
    async listShown(merchantIds: readonly string[], kind: ProposalKind, ids: readonly string[]) {
      const found = await findProposals(database.query, merchantIds, kind, ids, clock.now())
      return new Map(found.map((row) => [row.subject_id, presentOpen(row)]))
    },
  }
}

export type ProposalsService = ReturnType<typeof createProposalsService>
