import type { ReactNode } from 'react'
import type { ConsoleProposalFragment } from '../proposals/proposals.generated.ts'
import { WaitingProposal } from '../proposals/WaitingProposal.tsx'

interface Props {
  proposal: ConsoleProposalFragment | null
  resource: 'envelopes' | 'raffles'
  publish(reason: string): Promise<{ readonly record: { readonly proposal: { readonly id: string } | null } | null }>
  /** What it would give. */
  children: ReactNode
}

/** A plan that one operator wants to publish: a second one confirms it here. */
export function WaitingPlan({ proposal, resource, publish, children }: Props) {
  if (proposal === null) return null
  return (
    <WaitingProposal
      proposal={proposal}
      resource={resource}
      confirm={async (reason) => (await publish(reason)).record}
      effect="chance.effectConfirm"
      otherwise="chance.else"
    >
      {children}
    </WaitingProposal>
  )
}
