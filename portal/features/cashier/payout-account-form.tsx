import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { QueryError } from '../../apollo/query-error.tsx'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { PaymentPasswordField, usePaymentPasswordRule } from '../../kits/payment-password/payment-password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type BanksQuery, useAddPayoutAccountMutation, useBanksQuery } from './withdraw.generated.ts'

interface PayoutAccountFormProps {
  payeeName: string | null
  /** The payment password where it was set a moment ago, so that it is not asked for again. */
  known?: string | undefined
  onAdded: (account: string) => Promise<void>
}

/** A new account in the own name. */
export function PayoutAccountForm(props: PayoutAccountFormProps) {
  const { data, error, refetch } = useBanksQuery()
  if (error && !data) return <QueryError error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton className="h-80 w-full" />
  return <Fields banks={data.banks} {...props} />
}

function Fields({ banks, payeeName, known = '', onAdded }: PayoutAccountFormProps & { banks: BanksQuery['banks'] }) {
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
  const form = useZodForm(schema, { bankCode: '', number: '', holder: payeeName ?? '', paymentPassword: known })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const bankCode = form.watch('bankCode')
  // What was known may have been changed elsewhere meanwhile: refused, it is asked for after all.
  const asksPassword =
    known === '' || errors.paymentPassword !== undefined || form.formState.dirtyFields.paymentPassword

  const submit = form.handleSubmit(async (input) => {
    const sent = await send(async () => (await addAccount({ variables: { input } })).data?.addPayoutAccount)
    if (!sent?.account) return
    toast.success(t('accountAdded'))
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
      {asksPassword && <PaymentPasswordField form={form} />}
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('save')}
      </Button>
    </form>
  )
}
