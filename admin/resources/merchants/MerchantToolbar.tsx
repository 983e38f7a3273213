import SaveIcon from '@mui/icons-material/Save'
import { Button } from '@mui/material'
import { useState } from 'react'
import {
  setSubmissionErrors,
  Toolbar,
  useFormIsDirty,
  useLocaleState,
  useNotify,
  useRecordContext,
  useRefresh,
  useSaveContext,
  useTranslate,
} from 'react-admin'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { DecisionDialog } from '../../kits/decisions/DecisionDialog.tsx'
import { change } from '../../providers/server.ts'
import { UserErrors } from '../../providers/user-errors.ts'
import { SaveMerchantDraftDocument } from './drafts/drafts.generated.ts'
import { useDraft } from './drafts/use-draft.ts'
import { effectsOf, type MerchantForm } from './effects.ts'
import { merchantInput } from './merchant-input.ts'

/** Saves a brand, or a draft of it, only after the effect was shown and a reason was given. */
export function MerchantToolbar() {
  const translate = useTranslate()
  const notify = useNotify()
  const [language] = useLocaleState()
  const record = useRecordContext<MerchantForm & { id: string }>()
  const form = useFormContext()
  const isDirty = useFormIsDirty()
  const { save, saving } = useSaveContext()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { data: draft } = useDraft()
  const [wish, setWish] = useState<FieldValues>()
  const [isKeeping, setKeeping] = useState(false)

  const effects =
    record === undefined || wish === undefined ? [] : effectsOf(record, wish as MerchantForm, translate, language)
  const ask = form.handleSubmit((values) => setWish(values))
  const confirm = async (reason: string) => {
    const errors = await save?.({ ...wish, reason })
    setWish(undefined)
    if (errors) setSubmissionErrors(errors, form.setError)
  }
  const keep = async (reason: string) => {
    if (record === undefined || wish === undefined) return
    setKeeping(true)
    try {
      const input = { ...merchantInput(wish), id: record.id, reason }
      await change(SaveMerchantDraftDocument, { basedOn: draft?.number ?? null, input })
      setWish(undefined)
      form.reset()
      notify('brandDrafts.saved', { type: 'success' })
      navigate(`/merchants/${record.id}/draft`)
    } catch (error) {
      setWish(undefined)
      if (error instanceof UserErrors) setSubmissionErrors(error.errors, form.setError)
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    } finally {
      setKeeping(false)
      refresh()
    }
  }
  const begin = () => {
    if (!isDirty) return notify('merchants.effectNothing', { type: 'info' })
    return ask()
  }

  return (
    <Toolbar>
      <Button variant="contained" startIcon={<SaveIcon />} onClick={begin} disabled={saving}>
        {translate('merchants.saveWithReason')}
      </Button>
      {wish !== undefined && (
        <DecisionDialog
          title={translate('merchants.effectTitle')}
          deed={translate('merchants.saveNow')}
          effects={effects.length > 0 ? effects : [translate('merchants.effectNothing')]}
          otherwise={{ deed: translate(draft ? 'brandDrafts.replace' : 'brandDrafts.save'), onConfirm: keep }}
          isBusy={(saving ?? false) || isKeeping}
          onCancel={() => setWish(undefined)}
          onConfirm={confirm}
        />
      )}
    </Toolbar>
  )
}
