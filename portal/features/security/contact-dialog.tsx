import { useTranslation } from 'react-i18next'
import { CodeField } from '../../kits/verification/code-field.tsx'
import { MobileField } from '../../kits/verification/mobile-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PasswordProof } from './password-proof.tsx'
import type { SecurityDialogProps } from './security-dialogs.tsx'
import { type ContactChannel, useContactForm } from './use-contact-form.ts'

interface ContactDialogProps extends SecurityDialogProps {
  channel: ContactChannel
}

/** Binds or changes the e-mail address or the telephone number, with a code that reaches the new one. */
export function ContactDialog({ open, onClose, onDone, security, channel }: ContactDialogProps) {
  const { t } = useTranslation('security')
  const { form, countries, requestCode, sentTo, submit } = useContactForm(channel, security, onDone)
  const { errors, isSubmitting } = form.formState
  const isEmail = channel === 'EMAIL'
  return (
    <Dialog open={open} onClose={onClose} title={isEmail ? t('email') : t('phone')} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {(isEmail ? security.email : security.mobileNumber) !== null && (
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
            number={form.register('mobileNumber')}
            error={errors.mobileNumber?.message}
          />
        )}
        <CodeField
          purpose={`BIND_${channel}`}
          {...(isEmail && { label: t('mailedCode') })}
          onSend={requestCode}
          sentTo={sentTo}
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
