import { useQuery } from '@tanstack/react-query'
import { mayDo } from '../../providers/auth-provider.ts'
import { read } from '../../providers/server.ts'
import { openProposals } from '../proposals/open-proposals.ts'
import { ConsoleWaitingDocument, type ConsoleWaitingQuery } from './waiting.generated.ts'

export type WaitingDesk = ConsoleWaitingQuery['desks'][number]

export const WAITING = ['waiting'] as const

/** How often it is read anew while somebody looks at the console: what is told of it may be lost. */
const EVERY = 60_000

/** What waits for a person, by desk; what waits for a second operator is a desk too. Whoever asks shares the answer. */
export function useWaiting(): readonly WaitingDesk[] {
  const desks = useQuery({
    queryKey: WAITING,
    queryFn: async () => (await read(ConsoleWaitingDocument, {})).desks,
    refetchInterval: EVERY,
    enabled: mayDo('figures', 'list'),
  })
  const proposals = useQuery({ ...openProposals, refetchInterval: EVERY, enabled: mayDo('proposals', 'list') })
  return [...(desks.data ?? []), ...proposalDesk(proposals.data ?? [])]
}

function proposalDesk(proposals: readonly { readonly proposedAt: string }[]): WaitingDesk[] {
  const since = proposals.map(({ proposedAt }) => proposedAt).toSorted()[0]
  return since === undefined ? [] : [{ desk: 'proposals', count: proposals.length, since }]
}
