import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../../apollo/use-form-send.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { CredentialsDialog, type FirstCredentials } from '../credentials-dialog.tsx'
import { newFirstPassword } from '../first-password.ts'
import { FirstPasswordField } from '../first-password-field.tsx'
import { KindField } from './kind-field.tsx'
import { OfferFields } from './offer-fields.tsx'
import { useOpenTeamAccountMutation } from './register-centre.generated.ts'
import { useOfferForm } from './use-offer-form.ts'

/** An agent opens an account for somebody who sits beside him: a name and a first password, which are shown once to be handed over. */
export function OpenAccount() {
  const { t } = useTranslation('agent')
  const [open] = useOpenTeamAccountMutation()
  const [opened, setOpened] = useState<FirstCredentials | null>(null)
  const offers = useOfferForm()
  const schema = z.object({
    ...offers.fields,
    username: z.string().check(z.trim(), z.minLength(1, t('register.usernameNeeded'))),
    password: z.string().check(z.minLength(1, t('register.passwordNeeded'))),
  })
  const form = useZodForm(schema, { ...offers.none, username: '', password: newFirstPassword() })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const kind = form.watch('kind')
  const submit = form.handleSubmit(async (values) => {
    const { username, password } = values
    const offer = offers.read(values)
    const input = { username, password, isAgent: kind === 'agent', ...(offer && { offer }) }
    if (await send(async () => (await open({ variables: { input } })).data?.openTeamAccount))
      setOpened({ username, password })
  })
  const finish = () => {
    setOpened(null)
    form.reset({ ...form.getValues(), username: '', password: newFirstPassword() })
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="flex max-w-130 flex-col gap-4 rounded-lg border border-line bg-surface-1 p-4 sm:p-6"
    >
      <p className="text-sm text-muted">{t('register.openHint')}</p>
      <TextField
        label={t('account')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <FirstPasswordField
        error={errors.password?.message}
        onMake={(password) => form.setValue('password', password, { shouldValidate: true })}
        {...form.register('password')}
      />
      <KindField {...form.register('kind')} />
      <OfferFields offers={offers.offersTo(kind)} form={form} />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('register.open')}
      </Button>
      <CredentialsDialog title={t('register.opened')} credentials={opened} door="" onClose={finish} />
    </form>
  )
}
