import { Box } from '@mui/material'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import {
  ClosePromotionDocument,
  PausePromotionDocument,
  type ConsolePromotionFragment as Promotion,
  PublishPromotionDocument,
} from './promotions.generated.ts'

/** What may be done about a promotion as it stands, each with its reason. */
export function PromotionDeeds({ promotion: { id, state, isChanged, proposal, revision } }: { promotion: Promotion }) {
  if (state === 'CLOSED' || !mayDo('promotions', 'edit')) return null
  const mayPublish = proposal === null && (isChanged || state === 'PAUSED')
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {mayPublish && (
        <ActionButton
          label={state === 'PAUSED' && !isChanged ? 'promotions.publishAgain' : 'promotions.publish'}
          deed="proposals.propose"
          effects={['promotions.effectPublish', 'promotions.effectKept']}
          run={(reason) => change(PublishPromotionDocument, { input: { id, reason, revision } })}
          done={({ record }) => (record?.proposal ? 'proposals.waits' : 'promotions.published')}
        />
      )}
      {state === 'PUBLISHED' && (
        <ActionButton
          label="promotions.pause"
          effects={['promotions.effectPause', 'promotions.effectKept']}
          run={(reason) => change(PausePromotionDocument, { input: { id, reason } })}
        />
      )}
      {state !== 'DRAFT' && (
        <ActionButton
          label="promotions.close"
          effects={['promotions.effectClose', 'promotions.effectKept']}
          run={(reason) => change(ClosePromotionDocument, { input: { id, reason } })}
          isDangerous
        />
      )}
    </Box>
  )
}
