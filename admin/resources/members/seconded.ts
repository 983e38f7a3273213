import type { ProposalKind } from '../../lib/schema.generated.ts'

interface Payload {
  readonly member: { readonly proposals: readonly { readonly id: string; readonly kind: ProposalKind }[] } | null
}

/** What a deed about a member left waiting for a second operator, in the shape in which settings tell it. */
export const waitingOf = (kind: ProposalKind, { member }: Payload) => ({
  proposal: member?.proposals.find((proposal) => proposal.kind === kind) ?? null,
})

/** The word for what came of a deed that may take two. */
export const toldOf = (kind: ProposalKind) => (payload: Payload) =>
  waitingOf(kind, payload).proposal === null ? 'desk.done' : 'proposals.waits'
