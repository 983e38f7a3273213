import type { Static } from 'typebox'
import { FOUR_EYES_DEEDS, type FourEyesDeed } from '../deeds.ts'
import { presentProposal } from '../presenter.ts'
import type { ProposalRow } from '../repository.ts'
import type { FourEyesRuleRow } from '../rules-repository.ts'
import type { FourEyesRule } from './rules-schema.ts'

/** What the house and a brand say of a deed, with what waits. */
export function presentRule(
  deed: FourEyesDeed,
  rows: readonly FourEyesRuleRow[],
  waiting: readonly ProposalRow[],
): Static<typeof FourEyesRule> {
  const told = FOUR_EYES_DEEDS[deed]
  const row = rows.find((one) => one.deed === deed)
  return {
    deed,
    right: told.right,
    demand: told.demand,
    limitIn: told.demand === 'ABOVE_LIMIT' ? told.limitIn : null,
    isDemanded: told.demand === 'BRAND' ? (row?.is_demanded ?? false) : true,
    changedBy: row?.changed_by_account ?? null,
    changedAt: row?.changed_at.toISOString() ?? null,
    waiting: waiting.filter(({ subject_kind }) => subject_kind === deed).length,
    proposal: presentProposal(
      waiting.find(({ subject_kind, subject_id }) => subject_kind === 'fourEyesRules' && subject_id === deed),
    ),
  }
}
