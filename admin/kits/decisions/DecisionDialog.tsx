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
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isReason, LONGEST_REASON } from '../../lib/reason.ts'

interface Props {
  title: string
  /** What the button does, where the title does not name it already. */
  deed?: string
  /** What will happen, a sentence each. */
  effects: readonly string[]
  /** A line of text that the decision needs besides: a reference, an account. */
  needs?: { readonly label: string; readonly help: string } | undefined
  /** What else is shown or asked for, above the reason. */
  children?: ReactNode
  /** The other way to decide. */
  otherwise?: { readonly deed: string; onConfirm(reason: string): void }
  /** The way to what was filled in before. */
  back?: { readonly label: string; onBack(): void } | undefined
  isBusy: boolean
  /** Why it was refused. It stands here until it is tried again: a note at the edge of the screen is gone before it is read. */
  failure?: string | undefined
  isDangerous?: boolean
  /** How much is to be seen before it is decided. */
  width?: 'sm' | 'md' | 'lg'
  onCancel(): void
  /** @param needed what was filled in of `needs` */
  onConfirm(reason: string, needed: string): void
}

/** Shows the effect of a decision and asks why before it happens. Its button names the deed. */
export function DecisionDialog(props: Props) {
  const { title, deed = title, effects, needs, children, otherwise, back, isBusy, failure } = props
  const { isDangerous = false, width = 'sm', onCancel, onConfirm } = props
  const translate = useTranslate()
  const titleId = useId()
  const [reason, setReason] = useState('')
  const [needed, setNeeded] = useState('')
  const [isTried, setTried] = useState(false)
  const isReasonMissing = !isReason(reason)
  const isNeededMissing = needs !== undefined && needed.trim() === ''

  const decide = (confirm: (reason: string, needed: string) => void) => {
    setTried(true)
    if (!isReasonMissing && !isNeededMissing) confirm(reason.trim(), needed.trim())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands within the form of the page for React, though not for the browser.
    event.stopPropagation()
    decide(onConfirm)
  }
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth={width}>
      <Box component="form" onSubmit={submit} noValidate sx={asHighAsTheWindow}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Effects sentences={effects} />
          {failure !== undefined && !isBusy && <Alert severity="error">{failure}</Alert>}
          {children}
          {needs !== undefined && (
            <TextField
              label={needs.label}
              helperText={isTried && isNeededMissing ? translate('depositDesk.needed') : needs.help}
              error={isTried && isNeededMissing}
              value={needed}
              onChange={(event) => setNeeded(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 40 } }}
              margin="none"
              required
              autoFocus
            />
          )}
          <TextField
            label={translate('reason.label')}
            helperText={translate(isTried && isReasonMissing ? 'reason.required' : 'reason.why')}
            error={isTried && isReasonMissing}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
            margin="none"
            required
            autoFocus={children === undefined && needs === undefined}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
          {back !== undefined && <Button onClick={back.onBack}>{back.label}</Button>}
          {otherwise !== undefined && (
            <Button disabled={isBusy} onClick={() => decide(otherwise.onConfirm)}>
              {otherwise.deed}
            </Button>
          )}
          <Button type="submit" variant="contained" color={isDangerous ? 'error' : 'primary'} disabled={isBusy}>
            {deed}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

/** What is long scrolls between the title and the buttons. */
const asHighAsTheWindow = { display: 'flex', flexDirection: 'column', minHeight: 0 }

function Effects({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  if (sentences.length === 1) return <Typography>{sentences[0]}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  )
}
