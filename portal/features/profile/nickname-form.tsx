import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useUpdateProfileMutation } from './profile.generated.ts'

const schema = z.object({ nickname: z.string().check(z.trim()) })

/** The name others see. What it may be is the brand's rule, which the server tells. */
export function NicknameForm({ nickname, onChanged }: { nickname: string; onChanged: () => void }) {
  const { t } = useTranslation('account')
  const [updateProfile] = useUpdateProfileMutation()
  const form = useZodForm(schema, { nickname })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async (values) => {
    const input = { nickname: values.nickname === '' ? null : values.nickname }
    if (!(await send(async () => (await updateProfile({ variables: { input } })).data?.updateProfile))) return
    toast.success(t('profile.nicknameSaved'))
    onChanged()
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextField
        label={t('profile.nickname')}
        hint={t('profile.nicknameHint')}
        autoComplete="nickname"
        maxLength={40}
        error={errors.nickname?.message}
        {...form.register('nickname')}
      />
      <FormAlert errors={errors} />
      <Button type="submit" kind="secondary" busy={isSubmitting} className="self-start">
        {t('profile.save')}
      </Button>
    </form>
  )
}
