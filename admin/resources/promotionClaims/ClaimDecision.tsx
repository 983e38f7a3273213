import { Alert, Box, Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { ActionButton } from '../../kits/decisions/ActionButton.tsx'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { DEED_KEYS } from '../../lib/use-shortcuts.ts'
import { mayDo } from '../../providers/auth-provider.ts'
import { change } from '../../providers/server.ts'
import { signedInOperator } from '../../providers/session.ts'
import { isWaiting } from './ClaimState.tsx'
import {
  ApprovePromotionClaimDocument,
  type ConsolePromotionClaimFragment as Claim,
  RejectPromotionClaimDocument,
  TakePromotionClaimDocument,
} from './promotionClaims.generated.ts'

/** What the operator may decide about a claim: whoever took it alone, or whoever comes first. */
export function ClaimDecision() {
  const translate = useTranslate()
  const claim = useRecordContext<Claim>()
  const take = useDecision(TakePromotionClaimDocument, undefined, () => 'promotionClaims.taken')
  if (claim === undefined || !isWaiting(claim) || !mayDo('promotions', 'decide')) return null
  const { id, state, claimedBy, account } = claim
  const isOthers = state === 'PROCESSING' && claimedBy !== signedInOperator()?.account
  if (isOthers) return <Alert severity="info">{translate('promotionClaims.withOther', { operator: claimedBy })}</Alert>
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {state === 'APPLYING' && (
        <Button
          size="small"
          variant="contained"
          disabled={take.isPending}
          aria-keyshortcuts={DEED_KEYS.claim}
          onClick={() => take.mutate({ id })}
        >
          {translate('promotionClaims.take')}
        </Button>
      )}
      <ActionButton
        label="promotionClaims.approve"
        shortcut={DEED_KEYS.approve}
        named={translate('promotionClaims.namedApprove', { account })}
        effects={['promotionClaims.effectApprove']}
        run={(reason) => change(ApprovePromotionClaimDocument, { input: { id, reason } })}
        done={() => 'promotionClaims.approved'}
      />
      <ActionButton
        label="promotionClaims.reject"
        shortcut={DEED_KEYS.reject}
        named={translate('promotionClaims.namedReject', { account })}
        effects={['promotionClaims.effectReject']}
        run={(reason) => change(RejectPromotionClaimDocument, { input: { id, reason } })}
        done={() => 'promotionClaims.rejected'}
        isDangerous
      />
    </Box>
  )
}
