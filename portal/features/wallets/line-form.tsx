import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { useMoney } from '../../brand/use-money.ts'
import { useAmountCheck } from '../../kits/amount/amount-check.ts'
import { AmountField } from '../../kits/amount/amount-field.tsx'
import { wholeAmount } from '../../kits/amount/whole-amount.ts'
import { PaymentPasswordField, usePaymentPasswordRule } from '../../kits/payment-password/payment-password-field.tsx'
import { useWish } from '../../lib/use-wish.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type LineTransfersQuery, useSendToLineMutation } from './line.generated.ts'

type Line = LineTransfersQuery['lineTransfers']

interface LineFormProps {
  line: Line
  /** To whom first; the first receiver unless told, nobody when it is none of them. */
  wanted?: string | undefined
  onSent: () => Promise<void>
}

/** Receiver, amount, payment password. */
export function LineForm({ line, wanted = line.receivers[0]?.account, onSent }: LineFormProps) {
  const { t } = useTranslation('wallets')
  const money = useMoney()
  const checkAmount = useAmountCheck()
  const wish = useWish()
  const [sendToLine] = useSendToLineMutation()
  const isKnown = line.receivers.some((one) => one.account === wanted)
  const schema = z
    .object({
      account: z.string().check(z.minLength(1, t('chooseReceiver'))),
      amount: z.string(),
      paymentPassword: usePaymentPasswordRule(),
    })
    .check(checkAmount(() => line))
  const form = useZodForm(schema, { account: isKnown && wanted ? wanted : '', amount: '', paymentPassword: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)

  const account = form.watch('account')
  // The field may cut a long name, so the line below tells it whole, and whether it is above or below.
  const receiver = line.receivers.find((one) => one.account === account)

  const submit = form.handleSubmit(async ({ account, amount, paymentPassword }) => {
    const input = { account, amount: String(wholeAmount(amount)) }
    const variables = { input: { ...input, paymentPassword, idempotencyKey: wish.keyOf(input) } }
    const sent = await send(async () => (await sendToLine({ variables })).data?.sendToLine)
    if (!sent?.id) return
    wish.done()
    toast.success(t('sent', { account }))
    form.resetField('amount')
    form.resetField('paymentPassword')
    await onSent()
  })
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={t('send')}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface-1 p-5"
    >
      <SelectField
        label={t('receiver')}
        error={errors.account?.message}
        hint={receiver && t(receiver.direction === 'UP' ? 'uplineName' : 'downlineName', { name: nameOf(receiver) })}
        placeholder={isKnown ? undefined : t('chooseReceiver')}
        options={line.receivers.map((one) => ({ value: one.account, label: nameOf(one) }))}
        {...form.register('account')}
      />
      <AmountField
        form={form}
        hint={t('lineLimits', {
          minimum: money(line.minimum),
          maximum: money(line.maximum),
          daily: money(line.dailyMaximum),
        })}
      />
      <PaymentPasswordField form={form} />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('send')}
      </Button>
      <p className="text-sm text-muted">{t('lineAdvice')}</p>
    </form>
  )
}

const nameOf = ({ account, nickname }: Line['receivers'][number]) =>
  nickname == null ? account : `${account} (${nickname})`
