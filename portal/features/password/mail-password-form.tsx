import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useMailPasswordMutation } from './password.generated.ts'

/** User name and its e-mail. The answer is the same whether or not they belong together. */
export function MailPasswordForm() {
  const { t } = useTranslation('identity')
  const words = useErrorWords()
  const [mailPassword] = useMailPasswordMutation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const schema = z.object({
    username: z.string().check(z.trim(), z.minLength(1, t('enterUsername'))),
    email: z.string().check(z.trim(), z.email(t('emailInvalid'))),
  })
  const form = useZodForm(schema, { username: '', email: '' })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (input) => {
    form.clearErrors('root')
    try {
      const payload = (await mailPassword({ variables: { input } })).data?.mailPassword
      if (!payload || applyUserErrors(form, payload.userErrors)) return
      setSentTo(input.email)
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  if (sentTo) {
    return (
      <div role="status" className="flex flex-col items-center gap-3 py-4 text-center">
        <MailCheck size={40} aria-hidden className="text-success" />
        <p>{t('passwordMailed', { email: sentTo })}</p>
      </div>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label={t('username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        maxLength={64}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <TextField
        label={t('email')}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('mailMeAPassword')}
      </Button>
    </form>
  )
}
