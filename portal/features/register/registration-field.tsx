import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type FieldRule, newPasswordHint, patternMessage } from '../../kits/registration/field-rules.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

/** How the browser should help with a field; every other one is a plain line of text. */
const inputs: Record<string, Partial<TextFieldProps>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  payeeName: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  birthday: { type: 'date', autoComplete: 'bday' },
  address: { autoComplete: 'street-address' },
  qqNumber: { inputMode: 'numeric' },
  idNumber: { autoComplete: 'off' },
}

/** One field of the brand's registration setting; the password brings its confirmation along. */
export function RegistrationField<Values extends FieldValues>({
  rule,
  form,
  isLocked = false,
}: {
  rule: FieldRule
  form: UseFormReturn<Values>
  /** Another house proved the value: it stays as it is. */
  isLocked?: boolean
}) {
  const { t } = useTranslation(['identity', 'errors', 'providers'])
  const name = rule.name as Path<Values>
  const messageOf = (field: string) => form.formState.errors[field]?.message as string | undefined
  const shared = {
    label: t(`fields.${rule.name}` as 'fields.username'),
    required: rule.required,
    maxLength: rule.maxLength,
    error: messageOf(rule.name),
    ...(isLocked ? { readOnly: true, hint: t('providers:provedHint') } : {}),
    ...form.register(name),
  }
  if (rule.name !== 'password' && rule.name !== 'paymentPassword')
    return <TextField {...inputs[rule.name]} {...shared} />
  return (
    <>
      <PasswordField
        hint={rule.name === 'password' ? newPasswordHint(rule, t) : patternMessage(rule, t)}
        autoComplete="new-password"
        {...shared}
      />
      {rule.name === 'password' && (
        <PasswordField
          label={t('confirmPassword')}
          required
          autoComplete="new-password"
          maxLength={rule.maxLength}
          error={messageOf('confirmPassword')}
          {...form.register('confirmPassword' as Path<Values>)}
        />
      )}
    </>
  )
}
