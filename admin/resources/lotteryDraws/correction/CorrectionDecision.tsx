import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useDecision } from '../../../lib/use-decision.ts'
import { type Correction, type DrawDetail, familyOfDraw } from '../draw.ts'
import { DecideDrawCorrectionDocument } from '../lotteryDraws.generated.ts'
import { ResultView } from '../result/ResultView.tsx'
import { CorrectionEffects } from './CorrectionEffects.tsx'

interface Props {
  draw: DrawDetail
  correction: Correction
  onClose(): void
}

const SHORTEST_REASON = 3

/** A second operator sees what a correction does now, and approves or refuses it with a reason. */
export function CorrectionDecision({ draw, correction, onClose }: Props) {
  const translate = useTranslate()
  const titleId = useId()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useDecision(DecideDrawCorrectionDocument, onClose)
  const isReasonMissing = reason.trim().length < SHORTEST_REASON
  const { id, kind, result, askedBy } = correction

  const decide = (isApproved: boolean) => {
    setTried(true)
    if (!isReasonMissing) mutate({ id, isApproved, reason: reason.trim() })
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="lg">
      <DialogTitle id={titleId}>
        {translate(`drawCorrectionKinds.${kind}`)}: {draw.gameName} · {draw.number}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2">
          {translate('draws.askedWhy', { name: askedBy, reason: correction.reason })}
        </Typography>
        <Typography variant="body2">{translate(`draws.effect${kind}`)}</Typography>
        {error && <Alert severity="error">{error.message}</Alert>}
        {result !== null && (
          <ResultView
            family={familyOfDraw(draw)}
            result={result}
            against={draw.result ?? undefined}
            name={translate('draws.rightResult')}
          />
        )}
        <CorrectionEffects wish={{ id: draw.id, kind, result }} />
        <TextField
          label={translate('reason.label')}
          helperText={translate(isTried && isReasonMissing ? 'reason.required' : 'reason.why')}
          error={isTried && isReasonMissing}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          required
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button disabled={isPending} onClick={() => decide(false)}>
          {translate('draws.refuse')}
        </Button>
        <Button variant="contained" color="error" disabled={isPending} onClick={() => decide(true)}>
          {translate('draws.approve')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
