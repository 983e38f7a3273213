import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DecisionDialog } from '../../../kits/decisions/DecisionDialog.tsx'
import { useDecision } from '../../../kits/decisions/use-decision.ts'
import { type Correction, type DrawDetail, familyOfDraw } from '../draw.ts'
import { DecideDrawCorrectionDocument } from '../lotteryDraws.generated.ts'
import { ResultView } from '../result/ResultView.tsx'
import { CorrectionEffects } from './CorrectionEffects.tsx'

interface Props {
  draw: DrawDetail
  correction: Correction
  onClose(): void
}

/** A second operator sees what a correction does now, and approves or refuses it with a reason. */
export function CorrectionDecision({ draw, correction, onClose }: Props) {
  const translate = useTranslate()
  const { mutate, isPending, error } = useDecision(DecideDrawCorrectionDocument, onClose)
  const { id, kind, result, askedBy } = correction
  const decide = (isApproved: boolean) => (reason: string) => mutate({ input: { id, isApproved, reason } })
  return (
    <DecisionDialog
      title={`${translate(`drawCorrectionKinds.${kind}`)}: ${draw.lotteryName} · ${draw.number}`}
      deed={translate('draws.approve')}
      effects={[translate(`draws.effect${kind}`)]}
      otherwise={{ deed: translate('draws.refuse'), onConfirm: decide(false) }}
      isBusy={isPending}
      failure={error?.message}
      isDangerous
      width="lg"
      onCancel={onClose}
      onConfirm={decide(true)}
    >
      <Typography variant="body2">
        {translate('draws.askedWhy', { name: askedBy, reason: correction.reason })}
      </Typography>
      {result !== null && (
        <ResultView
          family={familyOfDraw(draw)}
          result={result}
          against={draw.result ?? undefined}
          name={translate('draws.rightResult')}
        />
      )}
      <CorrectionEffects wish={{ id: draw.id, kind, result }} currency={draw.figures.currency} />
    </DecisionDialog>
  )
}
