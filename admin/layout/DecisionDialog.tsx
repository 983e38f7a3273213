import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  title: string
  /** What will happen. */
  effect: string
  /** A further value the decision needs (a reference, an account), with its label. */
  value?: { readonly label: string; readonly help: string }
  isBusy: boolean
  onCancel(): void
  onConfirm(answer: { reason: string; value: string }): void
}

/** Asks what a decision about money needs: its reason always, and where needed one more value. The title is the deed. */
export function DecisionDialog({ title, effect, value, isBusy, onCancel, onConfirm }: Props) {
  const translate = useTranslate()
  const titleId = useId()
  const [answer, setAnswer] = useState({ reason: '', value: '' })
  const [isTried, setTried] = useState(false)
  const isReasonMissing = answer.reason.trim().length < 3
  const isValueMissing = value !== undefined && answer.value.trim() === ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isReasonMissing || isValueMissing) return
    onConfirm({ reason: answer.reason.trim(), value: answer.value.trim() })
  }
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>{effect}</Typography>
          {value && (
            <TextField
              label={value.label}
              helperText={isTried && isValueMissing ? translate('depositDesk.needed') : value.help}
              error={isTried && isValueMissing}
              value={answer.value}
              onChange={(event) => setAnswer({ ...answer, value: event.target.value })}
              slotProps={{ htmlInput: { maxLength: 40 } }}
              required
              autoFocus
              fullWidth
            />
          )}
          <TextField
            label={translate('reason.label')}
            helperText={translate(isTried && isReasonMissing ? 'reason.required' : 'reason.why')}
            error={isTried && isReasonMissing}
            value={answer.reason}
            onChange={(event) => setAnswer({ ...answer, reason: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 300 } }}
            required
            autoFocus={value === undefined}
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
