import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import { newFirstPassword } from './first-password.ts'

interface FirstPasswordFieldProps extends Omit<TextFieldProps, 'label' | 'hint' | 'after'> {
  /** Told another password that was made at random. */
  onMake: (password: string) => void
}

/** A first password, made already and in sight, since it is to be handed over. Spread `register('password')` on it. */
export function FirstPasswordField({ onMake, ...field }: FirstPasswordFieldProps) {
  const { t } = useTranslation('agent')
  return (
    <TextField
      label={t('register.firstPassword')}
      hint={t('register.firstPasswordHint')}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      after={
        <IconButton
          label={t('register.anotherPassword')}
          icon={<RefreshCw size={18} aria-hidden />}
          className="size-9"
          onClick={() => onMake(newFirstPassword())}
        />
      }
      {...field}
    />
  )
}
