import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { client } from '../providers/client.ts'
import { UserErrors } from '../providers/user-errors.ts'
import { DecideExclusionLiftDocument, type DeskExclusionFragment } from './protection.generated.ts'

/** The answer to the wish to end a self-exclusion early; the member reads the reason. */
export function LiftDecision({ exclusion, onClose }: { exclusion: DeskExclusionFragment; onClose(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queries = useQueryClient()
  const titleId = useId()
  const [reason, setReason] = useState('')
  const decide = useMutation({
    mutationFn: async (grant: boolean) => {
      const input = { id: exclusion.id, grant, reason }
      const { data } = await client.mutate({ mutation: DecideExclusionLiftDocument, variables: { input } })
      const refused = data?.decideExclusionLift.userErrors ?? []
      if (refused.length > 0) throw new UserErrors(refused)
    },
    onSuccess: () => {
      notify('protection.decided', { type: 'success' })
      onClose()
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['protection'] }),
  })
  const isMissing = reason.trim() === ''
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('protection.liftTitle', { account: exclusion.account })}</DialogTitle>
      <DialogContent>
        <p>{exclusion.liftReason}</p>
        <p>{translate('protection.liftEffect')}</p>
        <TextField
          label={translate('reason.label')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          required
          fullWidth
          autoFocus
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button disabled={isMissing || decide.isPending} onClick={() => decide.mutate(false)}>
          {translate('protection.refuse')}
        </Button>
        <Button variant="contained" disabled={isMissing || decide.isPending} onClick={() => decide.mutate(true)}>
          {translate('protection.grant')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
