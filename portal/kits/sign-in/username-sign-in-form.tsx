import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CaptchaField } from '../verification/captcha-field.tsx'
import { type UsernameSignInWish, useUsernameSignIn } from './use-username-sign-in.ts'

/** User name and password; a captcha from the second try on (§4, §5). Each side of the house lets in its own people alone (§6). */
export function UsernameSignInForm(wish: UsernameSignInWish) {
  const { t } = useTranslation('identity')
  const { form, submit, proof, attempt, keepCaptchaId } = useUsernameSignIn(wish)
  const { errors, isSubmitting } = form.formState
  const [passwordNote, alert] = [useId(), useId()]
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label={t('username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordField
        label={t('password')}
        required
        autoComplete="current-password"
        maxLength={128}
        noteId={passwordNote}
        error={errors.password?.message}
        {...form.register('password')}
      />
      {attempt > 0 && (
        <CaptchaField
          attempt={attempt}
          onPicture={keepCaptchaId}
          describedBy={errors.password ? passwordNote : alert}
          error={errors.captcha?.message}
          {...form.register('captcha')}
        />
      )}
      {proof.field}
      <div className="flex items-center justify-between gap-3">
        <Checkbox label={t('rememberMe')} {...form.register('remember')} />
        <Button kind="quiet" size="small" onClick={() => openDialog('forgot-password')}>
          {t('forgotPassword')}
        </Button>
      </div>
      <FormAlert id={alert} errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('signIn')}
      </Button>
    </form>
  )
}
