import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useUpdateProfileMutation } from './profile.generated.ts'

interface BirthdayFormProps {
  birthYear: number | null
  /** Years (§9). */
  minimumAge: number
  onChanged: () => void
}

/** The birthday, which is set once; then its year is shown. */
export function BirthdayForm({ birthYear, minimumAge, onChanged }: BirthdayFormProps) {
  const { t } = useTranslation('account')
  const [updateProfile] = useUpdateProfileMutation()
  const schema = z.object({ birthday: z.string().check(z.minLength(1, t('profile.birthdayMissing'))) })
  const form = useZodForm(schema, { birthday: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async (input) => {
    if (!(await send(async () => (await updateProfile({ variables: { input } })).data?.updateProfile))) return
    toast.success(t('profile.birthdaySaved'))
    onChanged()
  })
  if (birthYear !== null) {
    return (
      <TextField
        label={t('profile.birthday')}
        hint={t('profile.birthdaySetHint')}
        readOnly
        value={t('profile.birthdaySet', { year: String(birthYear) })}
      />
    )
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextField
        label={t('profile.birthday')}
        hint={t('profile.birthdayHint', { age: minimumAge })}
        type="date"
        autoComplete="bday"
        error={errors.birthday?.message}
        {...form.register('birthday')}
      />
      <FormAlert errors={errors} />
      <Button type="submit" kind="secondary" busy={isSubmitting} className="self-start">
        {t('profile.saveBirthday')}
      </Button>
    </form>
  )
}
