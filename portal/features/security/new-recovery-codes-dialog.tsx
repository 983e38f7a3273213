import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useReplaceRecoveryCodesMutation } from './security.generated.ts'
import type { SecurityDialogProps } from './security-dialogs.tsx'

/** Ten new recovery codes against a code of the app. */
export function NewRecoveryCodesDialog({ open, onClose, onDone }: SecurityDialogProps) {
  const { t } = useTranslation('security')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [replace] = useReplaceRecoveryCodesMutation()
  const form = useZodForm(z.object({ code: z.string().check(z.trim(), z.minLength(1, t('enterCode'))) }), { code: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async (input) => {
    const replaced = await send(async () => (await replace({ variables: { input } })).data?.replaceRecoveryCodes)
    if (replaced?.recoveryCodes) setCodes(replaced.recoveryCodes)
  })
  return (
    <Dialog open={open} onClose={codes ? onDone : onClose} title={t('newRecoveryCodes')} size="small">
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onDone} />
      ) : (
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <p className="text-sm text-muted">{t('newRecoveryCodesHint')}</p>
          <TextField
            label={t('totpCode')}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            error={errors.code?.message}
            {...form.register('code')}
          />
          <FormAlert errors={errors} />
          <Button type="submit" size="large" wide busy={isSubmitting}>
            {t('next')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
