import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.ts'
import { useSetPaymentPasswordMutation } from './payment-password.generated.ts'

interface NewPaymentPasswordFormProps {
  /** How many characters it has at least. */
  shortest: number
  /** Whether there is one, which then may prove who asks. */
  hasOld: boolean
  /** What the button says, unless it is "Save". */
  action?: string
  /** Called with the password that is in force now. */
  onSaved: (paymentPassword: string) => void
}

/** Sets or changes the payment password, proven by the old one or by the sign-in password. */
export function NewPaymentPasswordForm({ shortest, hasOld, action, onSaved }: NewPaymentPasswordFormProps) {
  const { t } = useTranslation(['security', 'identity'])
  const [proof, setProof] = useState<'old' | 'password'>(hasOld ? 'old' : 'password')
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
    onSaved(rest.newPaymentPassword)
  })
  const password = (name: keyof z.infer<typeof schema>) => ({
    required: true,
    autoComplete: name === 'password' ? 'current-password' : 'off',
    maxLength: 128,
    error: errors[name]?.message,
    ...form.register(name),
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {hasOld && (
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
        <PasswordField label={t('oldPaymentPassword')} {...password('oldPaymentPassword')} />
      ) : (
        <PasswordField label={t('yourPassword')} {...password('password')} />
      )}
      <PasswordField
        label={t('newPaymentPassword')}
        hint={t('paymentPasswordRule', { count: shortest })}
        {...password('newPaymentPassword')}
      />
      <PasswordField label={t('confirmPaymentPassword')} {...password('confirmPaymentPassword')} />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {action ?? t('save')}
      </Button>
    </form>
  )
}
