import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { change } from '../../lib/call.ts'
import { languageName, useBrand } from '../../lib/use-brand.ts'
import { CorrectMemberDocument } from './memberActions.generated.ts'
import type { ConsoleMemberProfileFragment } from './memberDesk.generated.ts'

/** Corrects nickname, payee name and language; the member is told of a new payee name. */
export function CorrectionDialog({ member }: { member: ConsoleMemberProfileFragment }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {translate('desk.correct')}
      </Button>
      {isOpen && <CorrectionForm member={member} onClose={() => setOpen(false)} />}
    </>
  )
}

function CorrectionForm({ member, onClose }: { member: ConsoleMemberProfileFragment; onClose(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const queryClient = useQueryClient()
  const titleId = useId()
  const brand = useBrand()
  const [names, setNames] = useState({
    nickname: member.nickname ?? '',
    payeeName: member.payeeName ?? '',
    language: member.language,
    reason: '',
  })
  const [error, setError] = useState<string>()
  const field = (name: keyof typeof names) => ({
    value: names[name],
    onChange: (event: { target: { value: string } }) => setNames({ ...names, [name]: event.target.value }),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (names.reason.trim().length < 3) return setError(translate('reason.required'))
    const { reason, language, ...texts } = names
    const input = {
      id: member.id,
      reason: reason.trim(),
      language,
      nickname: texts.nickname.trim() || null,
      payeeName: texts.payeeName.trim() || null,
    }
    try {
      await change(CorrectMemberDocument, { input })
      notify('desk.done', { type: 'success' })
      onClose()
      refresh()
      await queryClient.invalidateQueries()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : translate('ra.notification.http_error'))
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate('desk.correct')}</DialogTitle>
        <DialogContent>
          {error !== undefined && <Alert severity="error">{error}</Alert>}
          <TextField label={translate('resources.members.fields.nickname')} fullWidth {...field('nickname')} />
          <TextField
            label={translate('resources.members.fields.payeeName')}
            helperText={translate('desk.payeeNameTold')}
            fullWidth
            {...field('payeeName')}
          />
          <TextField label={translate('desk.language')} select fullWidth {...field('language')}>
            {(brand?.languages ?? [member.language]).map((one) => (
              <MenuItem key={one} value={one}>
                {languageName(one, translate('desk.languageCode'))}
              </MenuItem>
            ))}
          </TextField>
          <TextField label={translate('reason.label')} required fullWidth {...field('reason')} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
