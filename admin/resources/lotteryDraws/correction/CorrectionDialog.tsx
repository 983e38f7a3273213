import { findResultFlaw } from '@croupier/lottery/core/family.ts'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { change } from '../../../lib/call.ts'
import type { DrawCorrectionKind } from '../../../lib/schema.generated.ts'
import { type DrawDetail, familyOfDraw } from '../draw.ts'
import { RequestDrawCorrectionDocument } from '../lotteryDraws.generated.ts'
import { ResultForm } from '../result/ResultForm.tsx'
import { emptyResult } from '../result/result-text.ts'
import { CorrectionEffects } from './CorrectionEffects.tsx'

interface Props {
  draw: DrawDetail
  kind: DrawCorrectionKind
  onClose(): void
}

const SHORTEST_REASON = 3

/** Asks for a draw to be made void, or for another result, after showing whom it costs what. Nothing moves yet. */
export function CorrectionDialog({ draw, kind, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const titleId = useId()
  const family = familyOfDraw(draw)
  const [value, setValue] = useState(() => draw.result?.map((group) => [...group]) ?? emptyResult(family))
  const [isShown, setShown] = useState(kind === 'VOID')
  const [isTried, setTried] = useState(false)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const wish = { id: draw.id, kind, result: kind === 'RESETTLE' ? value : null }
  const isReasonMissing = reason.trim().length < SHORTEST_REASON

  const show = () => {
    setTried(true)
    if (findResultFlaw(family, value) !== undefined) return
    setTried(false)
    setShown(true)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isShown) return show()
    setTried(true)
    if (isReasonMissing) return
    setBusy(true)
    try {
      await change(RequestDrawCorrectionDocument, { input: { ...wish, reason: reason.trim() } })
      notify('draws.correctionSent', { type: 'success' })
      onClose()
      refresh()
      await queryClient.invalidateQueries()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : translate('ra.notification.http_error'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="lg">
      <Box
        component="form"
        onSubmit={submit}
        noValidate
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={titleId}>
          {translate(`drawCorrectionKinds.${kind}`)}: {draw.gameName} · {draw.number}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography variant="body2">{translate(`draws.effect${kind}`)}</Typography>
          {error !== undefined && <Alert severity="error">{error}</Alert>}
          {!isShown && <ResultForm family={family} value={value} isTried={isTried} onChange={setValue} />}
          {isShown && (
            <>
              <CorrectionEffects wish={wish} />
              <TextField
                label={translate('reason.label')}
                helperText={translate(isTried && isReasonMissing ? 'reason.required' : 'reason.why')}
                error={isTried && isReasonMissing}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                slotProps={{ htmlInput: { maxLength: 300 } }}
                required
              />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          {isShown && kind === 'RESETTLE' && <Button onClick={() => setShown(false)}>{translate('draws.back')}</Button>}
          <Button type="submit" variant="contained" color={isShown ? 'error' : 'primary'} disabled={isBusy}>
            {translate(isShown ? 'draws.ask' : 'draws.showEffects')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
