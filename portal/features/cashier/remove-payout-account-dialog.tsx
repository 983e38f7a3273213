import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { PaymentPasswordField, usePaymentPasswordRule } from '../../kits/payment-password/payment-password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { toast } from '../../ui/toast.ts'
import { type PayoutAccountPartsFragment, useRemovePayoutAccountMutation } from './withdraw.generated.ts'

interface RemoveProps {
  account: PayoutAccountPartsFragment
  onClose: () => void
  onRemoved: () => Promise<unknown>
}

/** Says what removing means and asks for the payment password. */
export function RemovePayoutAccountDialog({ account, onClose, onRemoved }: RemoveProps) {
  const { t } = useTranslation('withdrawals')
  const [remove] = useRemovePayoutAccountMutation()
  const schema = z.object({ paymentPassword: usePaymentPasswordRule() })
  const form = useZodForm(schema, { paymentPassword: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const submit = form.handleSubmit(async ({ paymentPassword }) => {
    const variables = { input: { id: account.id, paymentPassword } }
    if (!(await send(async () => (await remove({ variables })).data?.removePayoutAccount))) return
    toast.success(t('accountRemoved'))
    onClose()
    await onRemoved()
  })
  const values = { bank: account.bankName, number: account.maskedNumber }
  return (
    <Dialog open onClose={onClose} title={t('removeAccountOf', values)} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('removeText', values)}</p>
        <PaymentPasswordField form={form} />
        <FormAlert errors={errors} />
        <Button type="submit" kind="danger" size="large" wide busy={isSubmitting}>
          {t('removeAccount')}
        </Button>
      </form>
    </Dialog>
  )
}
