import type { Static } from 'typebox'
import { type ProposalRow, presentProposal } from '../../proposals/service.ts'
import type { ContractKind } from '../pay/terms.ts'
import { presentShared, presentStep, presentTiers } from '../presenter.ts'
import type { ContractRow } from '../repository/contracts.ts'
import type { ContractView } from '../repository/views.ts'
import type { ContractTerms } from '../terms.ts'
import type { ContractTemplateShape, OperatorContract } from './schema.ts'
import { type ContractTemplate, PERIOD_UNLESS_SAID } from './template.ts'

type Shape = Static<typeof OperatorContract>
type TemplateShape = Static<typeof ContractTemplateShape>

/** A contract as operators read it: with the names of those who acted, and what waits for a second operator. */
export const presentOperatorContract = (view: ContractView, proposal: ProposalRow | undefined): Shape => ({
  ...presentShared(view),
  awaitsPlatform: view.payer_id === null && view.awaits === 'PAYER',
  steps: view.steps.map((step) => ({ ...presentStep(step), actorName: step.actorName, causeId: step.causeId })),
  proposal: presentProposal(proposal),
})

/** Terms as JSON, for wishes and for the audit log. */
export const presentTerms = ({ kind, period, tiers, pick, carry }: ContractTerms) => ({
  kind,
  period,
  tiers: presentTiers(tiers),
  pick,
  carry,
})

/** What the audit log keeps of a contract. */
export const presentAudited = ({ kind, payee_id, state, version, proposed_version, awaits }: ContractRow) => ({
  kind,
  payeeId: payee_id,
  state,
  version,
  proposedVersion: proposed_version,
  awaits,
})

/** What the audit log keeps of a template, and what a second operator has to want too. */
export const presentTemplate = ({ terms, needsApproval, makesAgents, paidBy }: ContractTemplate) => {
  const { kind: _kind, ...rest } = presentTerms(terms)
  return { ...rest, needsApproval, makesAgents, paidBy }
}

interface OfferedTemplate {
  readonly kind: ContractKind
  /** Undefined where the brand offers nothing of the kind. */
  readonly template: ContractTemplate | undefined
  readonly proposal: ProposalRow | undefined
}

const NOTHING = {
  tiers: [],
  pick: 'HIGHEST',
  carry: 'NONE',
  needsApproval: true,
  makesAgents: false,
  paidBy: 'PLATFORM',
} as const

export const presentOffered = ({ kind, template, proposal }: OfferedTemplate): TemplateShape => ({
  id: kind,
  isOffered: template !== undefined,
  ...(template === undefined ? { ...NOTHING, tiers: [], period: PERIOD_UNLESS_SAID[kind] } : presentTemplate(template)),
  proposal: presentProposal(proposal),
})
