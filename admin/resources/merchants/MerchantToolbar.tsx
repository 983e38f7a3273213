import SaveIcon from '@mui/icons-material/Save'
import { Button } from '@mui/material'
import { useState } from 'react'
import {
  setSubmissionErrors,
  Toolbar,
  useLocaleState,
  useNotify,
  useRecordContext,
  useSaveContext,
  useTranslate,
} from 'react-admin'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { DecisionDialog } from '../../kits/decisions/DecisionDialog.tsx'
import { effectsOf, type MerchantForm } from './effects.ts'

/** Saves a brand only after its effect was shown and a reason was given. */
export function MerchantToolbar() {
  const translate = useTranslate()
  const notify = useNotify()
  const [language] = useLocaleState()
  const record = useRecordContext<MerchantForm & { id: string }>()
  const form = useFormContext()
  const { isDirty } = useFormState()
  const { save, saving } = useSaveContext()
  const [wish, setWish] = useState<FieldValues>()

  const effects =
    record === undefined || wish === undefined ? [] : effectsOf(record, wish as MerchantForm, translate, language)
  const ask = form.handleSubmit((values) => setWish(values))
  const confirm = async (reason: string) => {
    const errors = await save?.({ ...wish, reason })
    setWish(undefined)
    if (errors) setSubmissionErrors(errors, form.setError)
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
          effects={effects.length > 0 ? effects : [translate('merchants.effectNothing')]}
          isBusy={saving ?? false}
          onCancel={() => setWish(undefined)}
          onConfirm={confirm}
        />
      )}
    </Toolbar>
  )
}
