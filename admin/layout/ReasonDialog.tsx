import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  title: string
  /** What the button does, where the title does not name it already. */
  deed?: string
  /** What will happen, a sentence each. */
  effects: readonly string[]
  isBusy: boolean
  /** Why it was refused. It stands here until it is tried again: a note at the edge of the screen is gone before it is read. */
  failure?: string | undefined
  /** What else is asked for, above the reason. */
  children?: ReactNode
  onCancel(): void
  onConfirm(reason: string): void
}

/** Shows the effect of a dangerous change and asks why before it happens. Its button names the deed. */
export function ReasonDialog({ title, deed = title, effects, isBusy, failure, children, onCancel, onConfirm }: Props) {
  const translate = useTranslate()
  const titleId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands within the form of the page for React, though not for the browser.
    event.stopPropagation()
    if (reason.trim() === '') return setMissing(true)
    onConfirm(reason.trim())
  }

  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <ul style={{ marginTop: 0, paddingLeft: 20 }}>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
          {failure !== undefined && !isBusy && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          {children}
          <TextField
            label={translate('reason.label')}
            helperText={translate(isMissing ? 'reason.required' : 'reason.why')}
            error={isMissing}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
            required
            autoFocus={children === undefined}
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {deed}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
