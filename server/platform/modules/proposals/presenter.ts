import type { Static } from 'typebox'
import { WISH_DAYS } from '../operators/service.ts'
import type { ProposalRow } from './repository.ts'
import type { OpenProposal } from './schema.ts'

const DAY = 24 * 60 * 60 * 1000

export function presentOpen(row: ProposalRow): Static<typeof OpenProposal> {
  return {
    id: row.id,
    kind: row.subject_kind as Static<typeof OpenProposal>['kind'],
    subjectId: row.subject_id,
    wish: row.wish as Record<string, unknown>,
    reason: row.reason,
    proposedBy: row.proposed_by,
    proposedByAccount: row.proposed_by_account,
    proposedAt: row.proposed_at.toISOString(),
    countsUntil: new Date(row.proposed_at.getTime() + WISH_DAYS * DAY).toISOString(),
  }
}

/** What waits about the settings at hand; null when nothing does. */
export const presentProposal = (row: ProposalRow | undefined): Static<typeof OpenProposal> | null =>
  row === undefined ? null : presentOpen(row)
