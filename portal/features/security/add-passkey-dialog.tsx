import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { canUsePasskeys } from '../../kits/verification/passkey.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordProof } from './password-proof.tsx'
import { useBeginPasskeyMutation, useFinishPasskeyMutation } from './security.generated.ts'
import type { SecurityDialogProps } from './security-dialogs.tsx'

/** Makes a passkey in this device, against the password. */
export function AddPasskeyDialog({ open, onClose, onDone }: SecurityDialogProps) {
  const { t } = useTranslation('security')
  const [begin] = useBeginPasskeyMutation()
  const [finish] = useFinishPasskeyMutation()
  const schema = z.object({
    name: z.string().check(z.trim(), z.minLength(1, t('nameNeeded'))),
    password: z.string().check(z.minLength(1, t('enterPassword'))),
  })
  const form = useZodForm(schema, { name: '', password: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)

  const submit = form.handleSubmit(async ({ name, password }) => {
    if (!canUsePasskeys()) return form.setError('root.browser', { message: t('passkeyUnsupported') })
    const begun = await send(async () => (await begin({ variables: { input: { password } } })).data?.beginPasskey)
    if (!begun?.options) return
    const passkey = await createPasskey(begun.options)
    if (!passkey) return form.setError('root.browser', { message: t('passkeyCancelled') })
    const input = { name, passkey }
    if (!(await send(async () => (await finish({ variables: { input } })).data?.finishPasskey))) return
    toast.success(t('passkeyAdded'))
    onDone()
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('addPasskey')} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('passkeysHint')}</p>
        <TextField
          label={t('passkeyName')}
          hint={t('passkeyNameHint')}
          required
          maxLength={40}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <PasswordProof error={errors.password?.message} field={form.register('password')} />
        <FormAlert errors={errors} />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t('next')}
        </Button>
      </form>
    </Dialog>
  )
}

/** What the authenticator made; null when the person, or the authenticator, would not. */
async function createPasskey(options: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  try {
    return { ...(await startRegistration({ optionsJSON: options as unknown as Options })) }
  } catch {
    // Whatever it was, the browser has told it already; no passkey came of it.
    return null
  }
}
