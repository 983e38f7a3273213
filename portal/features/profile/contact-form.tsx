import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useUpdateProfileMutation } from './profile.generated.ts'

/** Further ways to be reached, each with the field of the profile that holds it. */
const FIELDS = {
  ZALO: 'zalo',
  TELEGRAM: 'telegram',
  FACEBOOK: 'facebook',
  LINE: 'line',
  WHATSAPP: 'whatsapp',
  WECHAT: 'wechat',
} as const
const CONTACTS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

/** A further way to be reached, each told once; gone when all are told. */
export function ContactForm({ told, onChanged }: { told: readonly string[]; onChanged: () => void }) {
  const { t } = useTranslation(['account', 'identity'])
  const [updateProfile] = useUpdateProfileMutation()
  const open = CONTACTS.filter((name) => !told.includes(FIELDS[name]))
  const schema = z.object({
    name: z.enum(CONTACTS),
    text: z.string().check(z.trim(), z.minLength(1, t('profile.contactMissing'))),
  })
  const form = useZodForm(schema, { name: open[0] ?? 'ZALO', text: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async (contact) => {
    const input = { contact }
    if (!(await send(async () => (await updateProfile({ variables: { input } })).data?.updateProfile))) return
    toast.success(t('profile.contactSaved'))
    onChanged()
  })
  if (open.length === 0) return null
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <SelectField
        label={t('profile.contact')}
        options={open.map((value) => ({ value, label: t(`identity:fields.${FIELDS[value]}`) }))}
        {...form.register('name')}
      />
      <TextField
        label={t('profile.contactText')}
        hint={t('profile.contactHint')}
        maxLength={80}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <FormAlert errors={errors} />
      <Button type="submit" kind="secondary" busy={isSubmitting} className="self-start">
        {t('profile.saveContact')}
      </Button>
    </form>
  )
}
