import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  TextField,
} from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isReason } from '../../lib/reason.ts'
import { change } from '../../providers/server.ts'
import { OpenRiskCaseDocument } from './risk.generated.ts'

/** What the platform takes. */
const longest = 1000

/** Opens a case about a member by hand. */
export function OpenCase({ memberId }: { memberId: string }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {translate('risk.openCase')}
      </Button>
      {isOpen && <CaseDialog memberId={memberId} onClose={() => setOpen(false)} />}
    </>
  )
}

function CaseDialog({ memberId, onClose }: { memberId: string; onClose(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [note, setNote] = useState('')
  const [holds, setHolds] = useState(false)
  const [isTried, setTried] = useState(false)
  const open = useMutation({
    mutationFn: () => change(OpenRiskCaseDocument, { input: { memberId, holds, note: note.trim() } }),
    onSuccess: () => {
      notify('risk.opened', { type: 'success' })
      onClose()
    },
    // Also after a refusal: a rule may have opened one meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['riskCases'] }),
  })
  const isMissing = isTried && !isReason(note)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="open-risk-case">
      <DialogTitle id="open-risk-case">{translate('risk.openCase')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {open.error !== null && <Alert severity="error">{open.error.message}</Alert>}
        <TextField
          label={translate('risk.openNote')}
          helperText={translate(isMissing ? 'riskCases.noteNeeded' : 'riskCases.noteHelp')}
          error={isMissing}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: longest } }}
          multiline
          minRows={3}
          required
          autoFocus
        />
        <FormControlLabel
          control={<Switch checked={holds} onChange={(event) => setHolds(event.target.checked)} />}
          label={translate('risk.openHold')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('risk.cancel')}</Button>
        <Button
          variant="contained"
          disabled={open.isPending}
          onClick={() => {
            setTried(true)
            if (isReason(note)) open.mutate()
          }}
        >
          {translate('risk.openCase')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
