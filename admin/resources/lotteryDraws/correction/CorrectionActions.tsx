import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { DrawCorrectionKind } from '../../../lib/schema.generated.ts'
import { mayDo } from '../../../providers/auth-provider.ts'
import { signedInOperator } from '../../../providers/session.ts'
import type { Correction, DrawDetail } from '../draw.ts'
import { CorrectionDecision } from './CorrectionDecision.tsx'
import { CorrectionDialog } from './CorrectionDialog.tsx'

/** What may be asked for about a draw, or decided by somebody else than who asked. */
export function CorrectionActions({ draw }: { draw: DrawDetail }) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<DrawCorrectionKind>()
  const open = draw.corrections.find(({ state }) => state === 'ASKED' || state === 'RUNNING')
  if (open !== undefined) return <OpenCorrection draw={draw} correction={open} />
  if (draw.state === 'VOID' || !mayDo('lotteryDraws', 'correct')) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {draw.isOfficial && draw.state === 'SETTLED' && (
        <Button variant="outlined" size="small" onClick={() => setAsked('RESETTLE')}>
          {translate('drawCorrectionKinds.RESETTLE')}
        </Button>
      )}
      <Button variant="outlined" size="small" color="error" onClick={() => setAsked('VOID')}>
        {translate('drawCorrectionKinds.VOID')}
      </Button>
      {asked !== undefined && <CorrectionDialog draw={draw} kind={asked} onClose={() => setAsked(undefined)} />}
    </Box>
  )
}

function OpenCorrection({ draw, correction }: { draw: DrawDetail; correction: Correction }) {
  const translate = useTranslate()
  const [isDeciding, setDeciding] = useState(false)
  const { kind, state, askedBy, reason } = correction
  if (state === 'RUNNING')
    return <Alert severity="info">{translate('draws.correctionRuns', { count: correction.bets })}</Alert>
  const isOwn = askedBy === signedInOperator()?.account
  const mayDecide = !isOwn && mayDo('lotteryDraws', 'correct')
  return (
    <>
      <Alert
        severity="warning"
        action={mayDecide ? <Button onClick={() => setDeciding(true)}>{translate('draws.decide')}</Button> : undefined}
      >
        {translate('draws.correctionAsked', { kind: translate(`drawCorrectionKinds.${kind}`), name: askedBy, reason })}{' '}
        {isOwn && translate('draws.correctionOwn')}
      </Alert>
      {isDeciding && <CorrectionDecision draw={draw} correction={correction} onClose={() => setDeciding(false)} />}
    </>
  )
}
