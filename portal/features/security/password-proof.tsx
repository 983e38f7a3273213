import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../ui/password-field.tsx'

/** The sign-in password, asked for before something that protects the account changes. */
export function PasswordProof({ error, field }: { error: string | undefined; field: UseFormRegisterReturn }) {
  const { t } = useTranslation('security')
  return (
    <PasswordField
      label={t('yourPassword')}
      required
      autoComplete="current-password"
      maxLength={128}
      error={error}
      {...field}
    />
  )
}
