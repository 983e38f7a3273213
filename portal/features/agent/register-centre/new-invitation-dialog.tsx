import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../../apollo/use-form-send.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useZodForm } from '../../../ui/form/use-zod-form.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Expiry, expiries, expiryFrom } from './expiries.ts'
import { KindField } from './kind-field.tsx'
import { OfferFields } from './offer-fields.tsx'
import { useCreateInvitationMutation } from './register-centre.generated.ts'
import { useOfferForm } from './use-offer-form.ts'

interface NewInvitationDialogProps {
  open: boolean
  onClose: () => void
  /** Told the id of the link. */
  onMade: (id: string) => void
}

const mostUses = 100_000

/** Makes a registration link. Its terms stay as they are made, so all of them are here. */
export function NewInvitationDialog({ open, onClose, onMade }: NewInvitationDialogProps) {
  const { t } = useTranslation('agent')
  return (
    <Dialog open={open} onClose={onClose} title={t('register.newLink')} size="small" startsTyping>
      <NewInvitationForm onMade={onMade} />
    </Dialog>
  )
}

function NewInvitationForm({ onMade }: Pick<NewInvitationDialogProps, 'onMade'>) {
  const { t } = useTranslation('agent')
  const [create] = useCreateInvitationMutation()
  const offers = useOfferForm()
  const schema = z.object({
    ...offers.fields,
    name: z.string().check(z.trim(), z.minLength(1, t('register.nameNeeded'))),
    expiry: z.string(),
    mostUses: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || isCount(text), t('register.mostUsesInvalid', { most: mostUses })),
    ),
  })
  const form = useZodForm(schema, { ...offers.none, name: '', expiry: '30', mostUses: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const kind = form.watch('kind')
  const submit = form.handleSubmit(async (values) => {
    const offer = offers.read(values)
    const expiresAt = expiryFrom(Date.now(), values.expiry as Expiry)
    const input = {
      name: values.name,
      makesAgents: kind === 'agent',
      ...(offer && { offer }),
      ...(expiresAt && { expiresAt }),
      ...(values.mostUses !== '' && { mostUses: Number(values.mostUses) }),
    }
    const made = await send(async () => (await create({ variables: { input } })).data?.createInvitation)
    if (made?.invitation) onMade(made.invitation.id)
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label={t('register.name')}
        hint={t('register.nameHint')}
        required
        maxLength={40}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <KindField {...form.register('kind')} />
      <SelectField
        label={t('register.lifetime')}
        options={expiries.map((value) => ({ value, label: t(`register.expiries.${value}`) }))}
        {...form.register('expiry')}
      />
      <TextField
        label={t('register.mostUses')}
        hint={t('register.mostUsesHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        error={errors.mostUses?.message}
        {...form.register('mostUses')}
      />
      <OfferFields offers={offers.offersTo(kind)} form={form} />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('register.makeLink')}
      </Button>
    </form>
  )
}

const isCount = (text: string) => /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= mostUses
