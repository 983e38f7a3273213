import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordProof } from './password-proof.tsx'
import { useRemoveTotpMutation } from './security.generated.ts'
import type { SecurityDialogProps } from './security-dialogs.tsx'

/** Turns the authenticator app off against the password and a code. */
export function TotpOffDialog({ open, onClose, onDone }: SecurityDialogProps) {
  const { t } = useTranslation('security')
  const [remove] = useRemoveTotpMutation()
  const schema = z.object({
    password: z.string().check(z.minLength(1, t('enterPassword'))),
    code: z.string().check(z.trim(), z.minLength(1, t('enterCode'))),
  })
  const form = useZodForm(schema, { password: '', code: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async (input) => {
    if (!(await send(async () => (await remove({ variables: { input } })).data?.removeTotp))) return
    toast.success(t('totpOff'))
    onDone()
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('totp')} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <PasswordProof error={errors.password?.message} field={form.register('password')} />
        <TextField
          label={t('totpOrRecovery')}
          required
          autoComplete="one-time-code"
          maxLength={40}
          error={errors.code?.message}
          {...form.register('code')}
        />
        <FormAlert errors={errors} />
        <Button type="submit" kind="danger" size="large" wide busy={isSubmitting}>
          {t('turnOff')}
        </Button>
      </form>
    </Dialog>
  )
}
