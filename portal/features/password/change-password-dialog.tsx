import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { type DialogComponentProps, openDialog } from '../../dialogs/dialog-store.ts'
import { usePasswordRule } from '../../kits/registration/use-password-rule.ts'
import { paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useChangePasswordMutation } from './password.generated.ts'

/** Where the page stays as it is after the change; from everywhere else it goes to the lobby (§4). */
const staysAfter = [paths.member(), paths.agentHome()]

/** Old password (unless known), new one, new one again (§5). When forced it cannot be closed before it is done (§4). */
export default function ChangePasswordDialog({
  open,
  onClose,
  oldPassword,
  isForced = false,
}: DialogComponentProps<'change-password'>) {
  const { t } = useTranslation('identity')
  const words = useErrorWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { refresh } = useMember()
  const [changePassword] = useChangePasswordMutation()
  const isKnown = oldPassword !== undefined
  const rule = usePasswordRule()
  const schema = z
    .object({
      oldPassword: z.string().check(z.minLength(1, t('enterOldPassword'))),
      newPassword: rule.schema,
      confirmNewPassword: z.string(),
    })
    .check(
      z.refine((values) => values.newPassword === values.confirmNewPassword, {
        path: ['confirmNewPassword'],
        message: t('passwordsDiffer'),
      }),
    )
  const form = useZodForm(schema, { oldPassword: oldPassword ?? '', newPassword: '', confirmNewPassword: '' })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (input) => {
    form.clearErrors('root')
    try {
      const payload = (await changePassword({ variables: { input } })).data?.changePassword
      if (!payload || applyUserErrors(form, payload.userErrors)) return
      toast.success(t('passwordChanged'))
      onClose()
      if (!staysAfter.some((place) => pathname.startsWith(place))) navigate(paths.lobby())
      await refresh()
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('changePassword')} size="small" hasCloseButton={!isForced}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {isForced && <p className="text-sm text-muted">{t('mustChangePassword')}</p>}
        {!isKnown && (
          <PasswordField
            label={t('oldPassword')}
            required
            autoComplete="current-password"
            maxLength={128}
            error={errors.oldPassword?.message}
            {...form.register('oldPassword')}
          />
        )}
        <PasswordField
          label={t('newPassword')}
          {...rule.field}
          required
          autoComplete="new-password"
          error={errors.newPassword?.message ?? (isKnown ? errors.oldPassword?.message : undefined)}
          {...form.register('newPassword')}
        />
        <PasswordField
          label={t('confirmPassword')}
          required
          autoComplete="new-password"
          maxLength={rule.field.maxLength}
          error={errors.confirmNewPassword?.message}
          {...form.register('confirmNewPassword')}
        />
        <FormAlert errors={errors} />
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {t('changePassword')}
        </Button>
        {isForced && (
          <Button kind="quiet" wide onClick={() => openDialog('sign-out')}>
            {t('signOutInstead')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
