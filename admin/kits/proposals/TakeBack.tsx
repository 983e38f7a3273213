import { useQuery } from '@tanstack/react-query'
import type { ProposalKind } from '../../lib/schema.generated.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { signedInOperator } from '../../providers/session.ts'
import { ActionButton } from '../decisions/ActionButton.tsx'
import { openProposals } from './open-proposals.ts'
import { RefuseProposalDocument } from './proposals.generated.ts'

interface Props {
  kind: ProposalKind
  subjectId: string
}

/** Takes back or refuses what waits about a deposit, a transfer in suspense or a withdrawal, which tell it without its id. */
export function TakeBack({ kind, subjectId }: Props) {
  const { data } = useQuery(openProposals)
  const proposal = data?.find((one) => one.kind === kind && one.subjectId === subjectId)
  return proposal === undefined ? null : <RefuseButton id={proposal.id} proposedBy={proposal.proposedBy} />
}

/** The button that ends a proposal: one's own is taken back, another's refused. */
export function RefuseButton({ id, proposedBy }: { id: string; proposedBy: string }) {
  const isMine = proposedBy === signedInOperator()?.id
  if (!mayDo('proposals', 'refuse')) return null
  return (
    <ActionButton
      label={isMine ? 'proposals.withdraw' : 'proposals.refuse'}
      effects={['proposals.refuseEffect']}
      run={(reason) => change(RefuseProposalDocument, { input: { id, reason } })}
      done={() => (isMine ? 'proposals.withdrawn' : 'proposals.refused')}
      isDangerous
    />
  )
}
