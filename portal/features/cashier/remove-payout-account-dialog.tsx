import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type PayoutAccountPartsFragment, useRemovePayoutAccountMutation } from './withdraw.generated.ts'

interface RemoveProps {
  account: PayoutAccountPartsFragment
  onClose: () => void
  onRemoved: () => Promise<void>
}

/** Says what removing means and asks for the payment password. */
export function RemovePayoutAccountDialog({ account, onClose, onRemoved }: RemoveProps) {
  const { t } = useTranslation('withdrawals')
  const words = useErrorWords()
  const [remove] = useRemovePayoutAccountMutation()
  const schema = z.object({ paymentPassword: z.string().check(z.minLength(1, t('required'))) })
  const form = useZodForm(schema, { paymentPassword: '' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ paymentPassword }) => {
    form.clearErrors('root')
    try {
      const payload = (await remove({ variables: { input: { id: account.id, paymentPassword } } })).data
        ?.removePayoutAccount
      if (!payload || applyUserErrors(form, payload.userErrors)) return
      toast.success(t('accountRemoved'))
      onClose()
      await onRemoved()
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  const values = { bank: account.bankName, number: account.maskedNumber }
  return (
    <Dialog open onClose={onClose} title={t('removeAccountOf', values)} size="small">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('removeText', values)}</p>
        <PasswordField
          label={t('paymentPassword')}
          required
          autoComplete="off"
          maxLength={64}
          error={errors.paymentPassword?.message}
          {...form.register('paymentPassword')}
        />
        <FormAlert errors={errors} />
        <Button type="submit" kind="danger" size="large" wide busy={isSubmitting}>
          {t('removeAccount')}
        </Button>
      </form>
    </Dialog>
  )
}
