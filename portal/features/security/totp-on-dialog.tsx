import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordProof } from './password-proof.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useBeginTotpMutation, useConfirmTotpMutation } from './security.generated.ts'
import type { SecurityDialogProps } from './security-dialogs.tsx'

interface Secret {
  secret: string
  uri: string
}

/** Turns the authenticator app on: the password, the QR code and its first code, then the recovery codes. */
export function TotpOnDialog({ open, onClose, onDone }: SecurityDialogProps) {
  const { t } = useTranslation('security')
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const finish = () => {
    toast.success(t('totpOn'))
    onDone()
  }
  return (
    <Dialog open={open} onClose={codes ? finish : onClose} title={codes ? t('recoveryCodes') : t('totp')} size="small">
      {codes ? (
        <RecoveryCodes codes={codes} onKept={finish} />
      ) : secret ? (
        <FirstCode {...secret} onCodes={setCodes} />
      ) : (
        <BeginTotp onSecret={setSecret} />
      )}
    </Dialog>
  )
}

function BeginTotp({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const { t } = useTranslation('security')
  const [begin] = useBeginTotpMutation()
  const form = useZodForm(z.object({ password: z.string().check(z.minLength(1, t('enterPassword'))) }), {
    password: '',
  })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async (input) => {
    const begun = await send(async () => (await begin({ variables: { input } })).data?.beginTotp)
    if (begun?.secret && begun.uri) onSecret({ secret: begun.secret, uri: begun.uri })
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('totpHint')}</p>
      <PasswordProof error={errors.password?.message} field={form.register('password')} />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('next')}
      </Button>
    </form>
  )
}

function FirstCode({ secret, uri, onCodes }: Secret & { onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('security')
  const [confirm] = useConfirmTotpMutation()
  const form = useZodForm(z.object({ code: z.string().check(z.trim(), z.minLength(1, t('enterCode'))) }), { code: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async (input) => {
    const confirmed = await send(async () => (await confirm({ variables: { input } })).data?.confirmTotp)
    if (confirmed?.recoveryCodes) onCodes(confirmed.recoveryCodes)
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('totpScan')}</p>
      <div className="flex justify-center">
        <QrCode text={uri} label={t('totpQr')} size={180} />
      </div>
      <div className="rounded-md bg-surface-2 p-3 text-center">
        <p className="text-xs text-faint">{t('totpKey')}</p>
        <code className="block py-1 text-sm">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={secret} label={t('totpKey')} hasWords />
      </div>
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
        {t('turnOn')}
      </Button>
    </form>
  )
}
