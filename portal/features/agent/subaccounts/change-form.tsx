import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../../apollo/use-form-send.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { RightsFields } from './rights-fields.tsx'
import { useChangeSubaccountMutation } from './subaccounts.generated.ts'
import { useSubaccountFields } from './use-subaccount-fields.ts'
import type { SubaccountRow } from './use-subaccount-words.ts'

interface ChangeFormProps {
  row: SubaccountRow
  onDone: () => void
  onLeave: () => void
}

/** How somebody is called and what he may do; he is signed out by it. */
export function ChangeForm({ row: { id, displayName, rights }, onDone, onLeave }: ChangeFormProps) {
  const { t } = useTranslation(['subaccounts', 'common'])
  const [change] = useChangeSubaccountMutation()
  const { profile } = useSubaccountFields()
  const form = useZodForm(z.object(profile), { displayName, rights: [...rights] })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async (values) => {
    const input = { id, ...values }
    if (!(await send(async () => (await change({ variables: { input } })).data?.changeSubaccount))) return
    toast.success(t('changed'))
    onDone()
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label={t('displayName')}
        required
        autoComplete="off"
        maxLength={40}
        error={errors.displayName?.message}
        {...form.register('displayName')}
      />
      <RightsFields {...form.register('rights')} />
      <p className="text-sm text-muted">{t('signsOut')}</p>
      <FormAlert errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" disabled={isSubmitting} onClick={onLeave}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
