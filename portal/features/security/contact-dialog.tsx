import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { useSite } from '../../brand/use-site.ts'
import { CodeField } from '../../kits/verification/code-field.tsx'
import { MobileField } from '../../kits/verification/mobile-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordProof } from './password-proof.tsx'
import { useSendContactCodeMutation, useSetContactMutation } from './security.generated.ts'
import type { SecurityDialogProps } from './security-dialogs.tsx'

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Binds or changes the e-mail address or the telephone number, with a code that reaches the new one. */
export function ContactDialog({
  open,
  onClose,
  onDone,
  security,
  channel,
}: SecurityDialogProps & { channel: 'EMAIL' | 'SMS' }) {
  const { t } = useTranslation(['security', 'identity'])
  const { countries } = useSite().site
  const [sendCode] = useSendContactCodeMutation()
  const [setContact] = useSetContactMutation()
  const isEmail = channel === 'EMAIL'
  const schema = z.object({
    email: z.string().check(
      z.trim(),
      z.refine((value) => !isEmail || emailForm.test(value), t('identity:emailInvalid')),
    ),
    mobileNum: z.string().check(
      z.trim(),
      z.refine((value) => isEmail || /^\d{6,15}$/.test(value), t('identity:mobileInvalid')),
    ),
    countryDialingCode: z.string(),
    verificationCode: z.string().check(z.trim(), z.minLength(1, t('identity:enterCode'))),
    password: z.string().check(z.minLength(1, t('enterPassword'))),
    code: z.string().check(z.refine((value) => security.totpSince === null || value.trim() !== '', t('enterCode'))),
  })
  const form = useZodForm(schema, {
    email: '',
    mobileNum: '',
    countryDialingCode: countries[0]?.countryDialingCode ?? '+84',
    verificationCode: '',
    password: '',
    code: '',
  })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const contactOf = ({
    email,
    mobileNum,
    countryDialingCode,
  }: {
    email: string
    mobileNum: string
    countryDialingCode: string
  }) =>
    isEmail
      ? ({ channel, email: email.trim() } as const)
      : ({ channel, mobileNum: mobileNum.trim(), countryDialingCode } as const)

  const requestCode = async () => {
    if (!(await form.trigger(isEmail ? 'email' : 'mobileNum'))) return null
    const input = contactOf(form.getValues())
    const sent = await send(async () => (await sendCode({ variables: { input } })).data?.sendContactCode)
    return sent?.expiredMinutes ?? null
  }
  const submit = form.handleSubmit(async ({ verificationCode, password, code, ...contact }) => {
    const input = { ...contactOf(contact), verificationCode, password, ...(code.trim() !== '' && { code }) }
    if (!(await send(async () => (await setContact({ variables: { input } })).data?.setContact))) return
    toast.success(t('contactSaved'))
    onDone()
  })
  return (
    <Dialog open={open} onClose={onClose} title={isEmail ? t('email') : t('phone')} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {(isEmail ? security.email : security.mobileNum) !== null && (
          <p className="text-sm text-muted">{t('oldContactTold')}</p>
        )}
        {isEmail ? (
          <TextField
            label={t('email')}
            required
            type="email"
            autoComplete="email"
            maxLength={254}
            error={errors.email?.message}
            {...form.register('email')}
          />
        ) : (
          <MobileField
            countries={countries}
            required
            dialingCode={form.register('countryDialingCode')}
            number={form.register('mobileNum')}
            error={errors.mobileNum?.message}
          />
        )}
        <CodeField
          purpose={`BIND_${channel}`}
          {...(isEmail && { label: t('mailedCode') })}
          onSend={requestCode}
          error={errors.verificationCode?.message}
          {...form.register('verificationCode')}
        />
        <PasswordProof error={errors.password?.message} field={form.register('password')} />
        {security.totpSince !== null && (
          <TextField
            label={t('totpOrRecovery')}
            required
            autoComplete="off"
            maxLength={40}
            error={errors.code?.message}
            {...form.register('code')}
          />
        )}
        <FormAlert errors={errors} />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
