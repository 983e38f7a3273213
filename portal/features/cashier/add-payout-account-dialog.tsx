import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { QueryError } from '../../apollo/query-error.tsx'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { PaymentPasswordField, usePaymentPasswordRule } from '../../kits/payment-password/payment-password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type BanksQuery, useAddPayoutAccountMutation, useBanksQuery } from './withdraw.generated.ts'

interface AddProps {
  payeeName: string | null
  onClose: () => void
  onAdded: (account: string) => Promise<void>
}

/** A new account in the own name. */
export function AddPayoutAccountDialog(props: AddProps) {
  const { t } = useTranslation('withdrawals')
  const { data, error, refetch } = useBanksQuery()
  return (
    <Dialog open onClose={props.onClose} title={t('addAccount')} size="small">
      {error && !data && <QueryError error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton className="h-80 w-full" />}
      {data && <AccountForm banks={data.banks} {...props} />}
    </Dialog>
  )
}

function AccountForm({ banks, payeeName, onClose, onAdded }: AddProps & { banks: BanksQuery['banks'] }) {
  const { t } = useTranslation('withdrawals')
  const [addAccount] = useAddPayoutAccountMutation()
  const isWallet = (code: string) => banks.find((bank) => bank.code === code)?.kind === 'WALLET'
  const required = z.string().check(z.minLength(1, t('required')))
  const schema = z
    .object({ bankCode: required, number: required, holder: required, paymentPassword: usePaymentPasswordRule() })
    .check(
      z.refine(({ bankCode, number }) => isWallet(bankCode) || /^\d{6,19}$/.test(number), {
        path: ['number'],
        message: t('numberInvalid'),
      }),
      z.refine(({ bankCode, number }) => !isWallet(bankCode) || /^0\d{9}$/.test(number), {
        path: ['number'],
        message: t('walletInvalid'),
      }),
    )
  const form = useZodForm(schema, { bankCode: '', number: '', holder: payeeName ?? '', paymentPassword: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const bankCode = form.watch('bankCode')

  const submit = form.handleSubmit(async (input) => {
    const sent = await send(async () => (await addAccount({ variables: { input } })).data?.addPayoutAccount)
    if (!sent?.account) return
    toast.success(t('accountAdded'))
    onClose()
    await onAdded(sent.account.id)
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <SelectField
        label={t('bank')}
        required
        placeholder={t('bankChoose')}
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        error={errors.bankCode?.message}
        {...form.register('bankCode')}
      />
      <TextField
        label={isWallet(bankCode) ? t('walletNumber') : t('number')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={19}
        error={errors.number?.message}
        {...form.register('number')}
      />
      <TextField
        label={t('holder')}
        required
        autoComplete="name"
        autoCapitalize="characters"
        maxLength={60}
        hint={payeeName === null ? t('holderFirst') : t('holderHint', { name: payeeName })}
        error={errors.holder?.message}
        {...form.register('holder')}
      />
      <PaymentPasswordField form={form} />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('save')}
      </Button>
    </form>
  )
}
