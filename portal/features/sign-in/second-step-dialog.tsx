import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import type { PendingSecondStep } from '../../dialogs/dialog-store.ts'
import { CodeField } from '../../kits/verification/code-field.tsx'
import { canUsePasskeys, useAskPasskey } from '../../kits/verification/passkey.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useFinishSecondStepMutation, useSendSecondStepCodeMutation } from './second-step.generated.ts'

export interface SecondStepDialogProps extends PendingSecondStep {
  open: boolean
  onClose: () => void
  returnTo: string | undefined
  /** The ticket is worth nothing any more: from the start. */
  onOver: () => void
}

/** The second step of signing in (§4): a code of the app, a recovery code, one by e-mail or SMS, or a passkey. */
export function SecondStepDialog({
  open,
  onClose,
  onOver,
  ticket,
  methods,
  password,
  returnTo,
}: SecondStepDialogProps) {
  const { t } = useTranslation(['security', 'identity'])
  const words = useErrorWords()
  const finish = useFinishSignIn()
  const askPasskey = useAskPasskey()
  const [finishStep] = useFinishSecondStepMutation()
  const [sendCode] = useSendSecondStepCodeMutation()
  const usable = methods.filter((method) => method !== 'PASSKEY' || methods.length === 1 || canUsePasskeys())
  const [method, setMethod] = useState(usable[0] ?? 'TOTP')
  const isPasskey = method === 'PASSKEY'
  const schema = z.object({
    code: z.string().check(
      z.trim(),
      z.refine((value) => isPasskey || value !== '', t('enterCode')),
    ),
  })
  const form = useZodForm(schema, { code: '' })
  const { errors, isSubmitting } = form.formState

  const requestCode = async () => {
    if (method !== 'EMAIL' && method !== 'SMS') return null
    form.clearErrors()
    try {
      const payload = (await sendCode({ variables: { input: { ticket, method } } })).data?.sendSecondStepCode
      if (!payload || applyUserErrors(form, payload.userErrors)) return null
      return payload.expiredMinutes
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
      return null
    }
  }
  const submit = form.handleSubmit(async ({ code }) => {
    form.clearErrors('root')
    try {
      const proof = isPasskey ? await askPasskey() : { code }
      if ('message' in proof) return form.setError('root.passkey', { message: proof.message })
      const input = { ticket, method, ...proof }
      const payload = (await finishStep({ variables: { input } })).data?.finishSecondStep
      if (payload?.token) {
        return finish({ ...payload, token: payload.token }, { returnTo, ...(password !== undefined && { password }) })
      }
      const over = payload?.userErrors.find(({ code: why }) => why === 'SECOND_STEP_OVER')
      if (over) {
        toast.error(over.message)
        return onOver()
      }
      form.setValue('code', '')
      applyUserErrors(form, payload?.userErrors ?? [])
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  const field = { error: errors.code?.message, ...form.register('code') }
  return (
    <Dialog open={open} onClose={onClose} title={t('secondStep')} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {usable.length > 1 && (
          <Tabs
            label={t('secondStepBy')}
            value={method}
            onChange={(next) => {
              setMethod(next)
              form.reset()
            }}
            items={usable.map((value) => ({ value, label: t(`methods.${value}`) }))}
          />
        )}
        <p className="text-sm text-muted">{t(`secondStepHint.${method}`)}</p>
        {(method === 'EMAIL' || method === 'SMS') && (
          <CodeField
            key={method}
            purpose={`SECOND_STEP_${method}`}
            onSend={requestCode}
            {...(method === 'EMAIL' && { label: t('mailedCode') })}
            {...field}
          />
        )}
        {method === 'TOTP' && (
          <TextField
            label={t('totpCode')}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            {...field}
          />
        )}
        {method === 'RECOVERY' && (
          <TextField
            label={t('methods.RECOVERY')}
            required
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            {...field}
          />
        )}
        <FormAlert errors={errors} />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {isPasskey ? t('usePasskey') : t('identity:signIn')}
        </Button>
        <Button kind="quiet" wide onClick={onOver}>
          {t('backToSignIn')}
        </Button>
      </form>
    </Dialog>
  )
}
