import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import { change } from '../../providers/server.ts'
import { DraftChanges } from './DraftChanges.tsx'
import { type ConsolePromotionFragment as Promotion, PublishPromotionDocument } from './promotions.generated.ts'

/** A version that one operator wants to publish: a second one confirms it here, exactly as it is told. */
export function WaitingPublication({ promotion }: { promotion: Promotion }) {
  const { id, proposal, published, revision } = promotion
  if (proposal === null) return null
  return (
    <WaitingProposal
      proposal={proposal}
      resource="promotions"
      confirm={async (reason) => (await change(PublishPromotionDocument, { input: { id, reason, revision } })).record}
      otherwise="promotions.else"
      effect="promotions.effectConfirm"
    >
      <DraftChanges published={published} draft={wishedDraft(promotion)} />
    </WaitingProposal>
  )
}

/** The draft as it was when somebody wanted it published. */
export const wishedDraft = ({ proposal, draft }: Pick<Promotion, 'proposal' | 'draft'>): object =>
  (proposal?.wish as { draft?: object } | undefined)?.draft ?? draft
