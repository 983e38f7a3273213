import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordProof } from './password-proof.tsx'
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from './security.generated.ts'
import type { Security } from './strength.ts'

type Passkey = Security['passkeys'][number]
interface ChangeProps {
  passkey: Passkey
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** The member's passkeys, each to be named or removed. */
export function PasskeyList({ passkeys, onChange }: { passkeys: readonly Passkey[]; onChange: () => void }) {
  const { t } = useTranslation('security')
  const { format } = useDateTimeFormat()
  const [change, setChange] = useState<{ passkey: Passkey; kind: 'rename' | 'remove' } | null>(null)
  const close = () => setChange(null)
  const done = () => {
    close()
    onChange()
  }
  const Change = change?.kind === 'rename' ? RenameDialog : RemoveDialog
  return (
    <>
      <ul aria-label={t('passkeys')} className="w-full divide-y divide-line rounded-md border border-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center gap-2 px-4 py-3">
            <div className="min-w-40 flex-1">
              <p className="text-sm font-semibold break-words">{passkey.name}</p>
              <p className="text-xs text-faint tabular">
                {passkey.lastUsedAt
                  ? t('passkeyUsed', { time: format(passkey.lastUsedAt) })
                  : t('passkeyNew', { time: format(passkey.createdAt) })}
              </p>
            </div>
            <Button kind="quiet" size="small" onClick={() => setChange({ passkey, kind: 'rename' })}>
              {t('rename')}
            </Button>
            <Button kind="quiet" size="small" onClick={() => setChange({ passkey, kind: 'remove' })}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      {change && <Change key={change.passkey.id} open passkey={change.passkey} onClose={close} onDone={done} />}
    </>
  )
}

function RenameDialog({ passkey, open, onClose, onDone }: ChangeProps) {
  const { t } = useTranslation('security')
  const [rename] = useRenamePasskeyMutation()
  const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, t('nameNeeded'))) })
  const form = useZodForm(schema, { name: passkey.name })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async ({ name }) => {
    const input = { id: passkey.id, name }
    if (await send(async () => (await rename({ variables: { input } })).data?.renamePasskey)) onDone()
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('renamePasskey')} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={t('passkeyName')}
          required
          maxLength={40}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <FormAlert errors={errors} />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}

function RemoveDialog({ passkey, open, onClose, onDone }: ChangeProps) {
  const { t } = useTranslation('security')
  const [remove] = useRemovePasskeyMutation()
  const schema = z.object({ password: z.string().check(z.minLength(1, t('enterPassword'))) })
  const form = useZodForm(schema, { password: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async ({ password }) => {
    const input = { id: passkey.id, password }
    if (!(await send(async () => (await remove({ variables: { input } })).data?.removePasskey))) return
    toast.success(t('passkeyRemoved'))
    onDone()
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('removePasskey')} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('removePasskeyNamed', { name: passkey.name })}</p>
        <PasswordProof error={errors.password?.message} field={form.register('password')} />
        <FormAlert errors={errors} />
        <Button type="submit" kind="danger" size="large" wide busy={isSubmitting}>
          {t('remove')}
        </Button>
      </form>
    </Dialog>
  )
}
