import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordProof } from './password-proof.tsx'
import { useSetPaymentPasswordMutation } from './security.generated.ts'
import type { SecurityDialogProps } from './security-dialogs.tsx'

/** Sets or changes the payment password, proven by the old one or by the sign-in password. */
export function PaymentPasswordDialog({ open, onClose, onDone, security }: SecurityDialogProps) {
  const { t } = useTranslation(['security', 'identity'])
  const shortest = security.shortestPaymentPassword
  const [proof, setProof] = useState<'old' | 'password'>(security.hasPaymentPassword ? 'old' : 'password')
  const [setPassword] = useSetPaymentPasswordMutation()
  const needed = (isAsked: boolean) =>
    z.string().check(z.refine((value) => !isAsked || value !== '', t('enterPassword')))
  const schema = z
    .object({
      password: needed(proof === 'password'),
      oldPaymentPassword: needed(proof === 'old'),
      newPaymentPassword: z.string().check(z.minLength(shortest, t('tooShort', { count: shortest }))),
      confirmPaymentPassword: z.string(),
    })
    .check(
      z.refine((values) => values.newPaymentPassword === values.confirmPaymentPassword, {
        path: ['confirmPaymentPassword'],
        message: t('identity:passwordsDiffer'),
      }),
    )
  const form = useZodForm(schema, {
    password: '',
    oldPaymentPassword: '',
    newPaymentPassword: '',
    confirmPaymentPassword: '',
  })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async ({ password, oldPaymentPassword, ...rest }) => {
    const input = { ...rest, ...(proof === 'old' ? { oldPaymentPassword } : { password }) }
    if (!(await send(async () => (await setPassword({ variables: { input } })).data?.setPaymentPassword))) return
    toast.success(t('paymentPasswordSaved'))
    onDone()
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('paymentPassword')} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {security.hasPaymentPassword && (
          <Tabs
            label={t('proveBy')}
            value={proof}
            onChange={setProof}
            items={[
              { value: 'old', label: t('byOldPaymentPassword') },
              { value: 'password', label: t('byPassword') },
            ]}
          />
        )}
        {proof === 'old' ? (
          <PasswordField
            label={t('oldPaymentPassword')}
            required
            autoComplete="off"
            maxLength={128}
            error={errors.oldPaymentPassword?.message}
            {...form.register('oldPaymentPassword')}
          />
        ) : (
          <PasswordProof error={errors.password?.message} field={form.register('password')} />
        )}
        <PasswordField
          label={t('newPaymentPassword')}
          hint={t('paymentPasswordRule', { count: shortest })}
          required
          autoComplete="off"
          maxLength={128}
          error={errors.newPaymentPassword?.message}
          {...form.register('newPaymentPassword')}
        />
        <PasswordField
          label={t('confirmPaymentPassword')}
          required
          autoComplete="off"
          maxLength={128}
          error={errors.confirmPaymentPassword?.message}
          {...form.register('confirmPaymentPassword')}
        />
        <FormAlert errors={errors} />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
