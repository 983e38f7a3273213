import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { useMoney } from '../../brand/use-money.ts'
import { PaymentPasswordField, usePaymentPasswordRule } from '../../kits/payment-password/payment-password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { type PayoutAccountPartsFragment, useRequestWithdrawalMutation } from './withdraw.generated.ts'

interface WithdrawReviewProps {
  account: PayoutAccountPartsFragment
  /** Whole units as digits. */
  amount: string
  fee: string
  onBack: () => void
  onRequested: (withdrawal: string) => void
}

/** What will be sent where, once more, and the payment password. */
export function WithdrawReview({ account, amount, fee, onBack, onRequested }: WithdrawReviewProps) {
  const { t } = useTranslation('withdrawals')
  const money = useMoney()
  const [request] = useRequestWithdrawalMutation()
  /** One key per wish: a second press, or a retry after a lost answer, is the same withdrawal. */
  const key = useRef(crypto.randomUUID())
  const schema = z.object({ paymentPassword: usePaymentPasswordRule() })
  const form = useZodForm(schema, { paymentPassword: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const facts = [
    [t('amount'), money(amount)],
    [t('fee'), Number(fee) === 0 ? t('free') : money(fee)],
    [t('to'), `${account.bankName} ${account.maskedNumber}`],
    [t('holder'), account.holder],
  ] as const

  const submit = form.handleSubmit(async ({ paymentPassword }) => {
    const input = { idempotencyKey: key.current, payoutAccountId: account.id, amount, paymentPassword }
    const sent = await send(async () => (await request({ variables: { input } })).data?.requestWithdrawal)
    if (sent?.withdrawal) onRequested(sent.withdrawal.id)
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-2.5 text-sm">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <PaymentPasswordField form={form} />
      <p className="text-sm text-muted">{t('reviewHint')}</p>
      <FormAlert errors={errors} />
      <div className="flex gap-3">
        <Button kind="secondary" size="large" onClick={onBack} disabled={isSubmitting}>
          {t('back')}
        </Button>
        <Button type="submit" size="large" busy={isSubmitting} className="flex-1">
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
