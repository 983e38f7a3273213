import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../../apollo/use-form-send.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import type { FirstCredentials } from '../credentials-dialog.tsx'
import { newFirstPassword } from '../first-password.ts'
import { FirstPasswordField } from '../first-password-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { useSetSubaccountPasswordMutation } from './subaccounts.generated.ts'
import { useSubaccountFields } from './use-subaccount-fields.ts'
import type { SubaccountRow } from './use-subaccount-words.ts'

interface PasswordFormProps {
  row: SubaccountRow
  onDone: (credentials: FirstCredentials) => void
  onLeave: () => void
}

/** Another first password, for whoever forgot his or tried too often; he is signed out by it. */
export function PasswordForm({ row: { id, signInName }, onDone, onLeave }: PasswordFormProps) {
  const { t } = useTranslation(['subaccounts', 'common'])
  const [setPassword] = useSetSubaccountPasswordMutation()
  const { passwords } = useSubaccountFields()
  const form = useZodForm(z.object(passwords), { password: newFirstPassword(), ownPassword: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async (values) => {
    const input = { id, ...values }
    if (await send(async () => (await setPassword({ variables: { input } })).data?.setSubaccountPassword))
      onDone({ username: signInName, password: values.password })
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('newPasswordHint')}</p>
      <FirstPasswordField
        error={errors.password?.message}
        onMake={(password) => form.setValue('password', password, { shouldValidate: true })}
        {...form.register('password')}
      />
      <OwnPasswordField error={errors.ownPassword?.message} {...form.register('ownPassword')} />
      <FormAlert errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" disabled={isSubmitting} onClick={onLeave}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {t('setPassword')}
        </Button>
      </div>
    </form>
  )
}
