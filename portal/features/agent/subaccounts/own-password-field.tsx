import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { TextFieldProps } from '../../../ui/text-field.tsx'

/** The agent's own password: a session that was stolen shall open no door. Spread `register('ownPassword')` on it. */
export function OwnPasswordField(field: Omit<TextFieldProps, 'label' | 'hint' | 'type' | 'after'>) {
  const { t } = useTranslation('subaccounts')
  return (
    <PasswordField
      label={t('ownPassword')}
      hint={t('ownPasswordHint')}
      required
      autoComplete="current-password"
      maxLength={128}
      {...field}
    />
  )
}
