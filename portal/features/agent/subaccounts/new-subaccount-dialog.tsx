import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../../apollo/use-form-send.ts'
import { useMember } from '../../../session/use-member.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { FirstCredentials } from '../credentials-dialog.tsx'
import { newFirstPassword } from '../first-password.ts'
import { FirstPasswordField } from '../first-password-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { RightsFields } from './rights-fields.tsx'
import { useCreateSubaccountMutation } from './subaccounts.generated.ts'
import { useSubaccountFields } from './use-subaccount-fields.ts'

interface NewSubaccountDialogProps {
  open: boolean
  onClose: () => void
  /** Told what its holder signs in with, which is shown once. */
  onMade: (credentials: FirstCredentials) => void
}

/** Lets somebody act in the agent's name. */
export function NewSubaccountDialog({ open, onClose, onMade }: NewSubaccountDialogProps) {
  const { t } = useTranslation('subaccounts')
  return (
    <Dialog open={open} onClose={onClose} title={t('new')} size="medium" startsTyping>
      <NewSubaccountForm onMade={onMade} />
    </Dialog>
  )
}

function NewSubaccountForm({ onMade }: Pick<NewSubaccountDialogProps, 'onMade'>) {
  const { t } = useTranslation('subaccounts')
  const { member } = useMember()
  const [create] = useCreateSubaccountMutation()
  const { profile, passwords } = useSubaccountFields()
  const schema = z.object({
    name: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{2,20}$/, t('nameInvalid'))),
    ...profile,
    ...passwords,
  })
  const form = useZodForm(schema, {
    name: '',
    displayName: '',
    rights: [],
    password: newFirstPassword(),
    ownPassword: '',
  })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const name = form.watch('name').trim().toLowerCase()
  const submit = form.handleSubmit(async (input) => {
    const made = await send(async () => (await create({ variables: { input } })).data?.createSubaccount)
    if (made?.subaccount) onMade({ username: made.subaccount.signInName, password: input.password })
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label={t('displayName')}
        hint={t('displayNameHint')}
        required
        autoComplete="off"
        maxLength={40}
        error={errors.displayName?.message}
        {...form.register('displayName')}
      />
      <TextField
        label={t('name')}
        hint={t('nameHint', { signInName: `${member?.account ?? ''}.${name || t('nameExample')}` })}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <RightsFields {...form.register('rights')} />
      <FirstPasswordField
        error={errors.password?.message}
        onMake={(password) => form.setValue('password', password, { shouldValidate: true })}
        {...form.register('password')}
      />
      <OwnPasswordField error={errors.ownPassword?.message} {...form.register('ownPassword')} />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('make')}
      </Button>
    </form>
  )
}
