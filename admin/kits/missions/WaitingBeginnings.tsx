import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mayDo } from '../../providers/auth-provider.ts'
import { openProposals } from '../proposals/open-proposals.ts'
import type { ConsoleProposalFragment as Proposal } from '../proposals/proposals.generated.ts'
import { WaitingProposal } from '../proposals/WaitingProposal.tsx'

interface Props {
  kind: 'mission' | 'leaderboard'
  /** Sends the same wish as a second operator. */
  confirm(wish: Proposal['wish'], reason: string): Promise<{ readonly proposal: { readonly id: string } | null }>
  /** What would begin. */
  children(wish: Proposal['wish']): ReactNode
}

const kinds = { mission: 'MISSION', leaderboard: 'LEADERBOARD' } as const

/** What one operator wants to begin, above what goes on already: a second one confirms it here. */
export function WaitingBeginnings({ kind, confirm, children }: Props) {
  const { data = [] } = useQuery({ ...openProposals, enabled: mayDo('proposals', 'list') })
  const waiting = data.filter((proposal) => proposal.kind === kinds[kind])
  if (waiting.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {waiting.map((proposal) => (
        <WaitingProposal
          key={proposal.id}
          proposal={proposal}
          resource={`${kind}s`}
          confirm={(reason) => confirm(proposal.wish, reason)}
          effect={`${kind}s.effectConfirm`}
          otherwise="missions.else"
        >
          {children(proposal.wish)}
        </WaitingProposal>
      ))}
    </Box>
  )
}
