import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DecisionDialog } from '../../kits/decisions/DecisionDialog.tsx'
import { useDecision } from '../../kits/decisions/use-decision.ts'
import { DecideExclusionLiftDocument, type DeskExclusionFragment } from './protection.generated.ts'

/** The answer to the wish to end a self-exclusion early; the member reads the reason. */
export function LiftDecision({ exclusion, onClose }: { exclusion: DeskExclusionFragment; onClose(): void }) {
  const translate = useTranslate()
  const { mutate, isPending } = useDecision(DecideExclusionLiftDocument, onClose, () => 'protection.decided')
  const { id, account, liftReason } = exclusion
  const decide = (grant: boolean) => (reason: string) => mutate({ input: { id, grant, reason } })
  return (
    <DecisionDialog
      title={translate('protection.liftTitle', { account })}
      effects={[translate('protection.liftEffect')]}
      deed={translate('protection.grant')}
      otherwise={{ deed: translate('protection.refuse'), onConfirm: decide(false) }}
      isBusy={isPending}
      onCancel={onClose}
      onConfirm={decide(true)}
    >
      <Typography>{liftReason}</Typography>
    </DecisionDialog>
  )
}
