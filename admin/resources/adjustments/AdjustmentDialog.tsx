import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { Choice } from '../../inputs/Choice.tsx'
import { change } from '../../lib/call.ts'
import type { RequestedAdjustmentKind } from '../../lib/schema.generated.ts'
import { RequestAdjustmentDocument } from './adjustments.generated.ts'

const KINDS = ['CREDIT', 'DEBIT', 'CORRECTION'] as const

/** Asks for an adjustment of a member. Nothing moves before a different operator approves. */
export function AdjustmentDialog({ memberId }: { memberId: string }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {translate('adjustments.ask')}
      </Button>
      {isOpen && <AdjustmentForm memberId={memberId} onClose={() => setOpen(false)} />}
    </>
  )
}

function AdjustmentForm({ memberId, onClose }: { memberId: string; onClose(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const titleId = useId()
  // One key for one wish: sending it twice asks once.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [wish, setWish] = useState({ kind: 'CREDIT' as RequestedAdjustmentKind, amount: '', reason: '', document: '' })
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = (name: 'amount' | 'reason' | 'document') => ({
    label: translate(`adjustments.${name}`),
    value: wish[name],
    onChange: (event: { target: { value: string } }) => setWish({ ...wish, [name]: event.target.value }),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (wish.amount.trim() === '' || wish.reason.trim().length < 3) return setError(translate('adjustments.incomplete'))
    setBusy(true)
    try {
      const { document, ...rest } = wish
      const input = { ...rest, idempotencyKey, memberId, amount: wish.amount.trim(), reason: wish.reason.trim() }
      const { adjustment } = await change(RequestAdjustmentDocument, {
        input: { ...input, ...(document.trim() !== '' && { document: document.trim() }) },
      })
      notify(adjustment?.state === 'APPROVED' ? 'adjustments.posted' : 'adjustments.asked', { type: 'success' })
      onClose()
      await queryClient.invalidateQueries()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : translate('ra.notification.http_error'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate('adjustments.ask')}</DialogTitle>
        <DialogContent>
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate('adjustments.effect')}
          </Alert>
          {error !== undefined && <Alert severity="error">{error}</Alert>}
          <Choice
            label="desk.kind"
            value={wish.kind}
            values={KINDS}
            words="adjustmentKinds"
            onChange={(kind) => setWish({ ...wish, kind: kind as RequestedAdjustmentKind })}
            isDemanded
          />
          <TextField
            {...field('amount')}
            helperText={translate(wish.kind === 'CORRECTION' ? 'adjustments.amountSigned' : 'adjustments.amountHelp')}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 18 } }}
            required
            fullWidth
          />
          <TextField {...field('reason')} slotProps={{ htmlInput: { maxLength: 300 } }} required fullWidth />
          <TextField
            {...field('document')}
            helperText={translate('adjustments.documentHelp')}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate('adjustments.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
