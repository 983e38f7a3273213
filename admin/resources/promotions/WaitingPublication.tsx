import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { WaitingProposal } from '../../kits/proposals/WaitingProposal.tsx'
import { change } from '../../providers/server.ts'
import { comparable } from './comparable.ts'
import { DraftChanges } from './DraftChanges.tsx'
import { type ConsolePromotionFragment as Promotion, PublishPromotionDocument } from './promotions.generated.ts'

/** A version that one operator wants to publish: a second one confirms it here, exactly as it is told. */
export function WaitingPublication({ promotion }: { promotion: Promotion }) {
  const translate = useTranslate()
  const { id, proposal, published, draft } = promotion
  if (proposal === null) return null
  const wished = wishedDraft(promotion)
  const isMoved = JSON.stringify(comparable(wished)) !== JSON.stringify(comparable(draft))
  return (
    <WaitingProposal
      proposal={proposal}
      resource="promotions"
      confirm={async (reason) => (await change(PublishPromotionDocument, { input: { id, reason } })).record}
      otherwise="promotions.else"
      effect={isMoved ? 'promotions.effectMoved' : 'promotions.effectConfirm'}
    >
      {isMoved && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate('promotions.moved')}
        </Alert>
      )}
      <DraftChanges published={published} draft={wished} />
    </WaitingProposal>
  )
}

/** The draft as it was when somebody wanted it published. */
export const wishedDraft = ({ proposal, draft }: Pick<Promotion, 'proposal' | 'draft'>): object =>
  (proposal?.wish as { draft?: object } | undefined)?.draft ?? draft
