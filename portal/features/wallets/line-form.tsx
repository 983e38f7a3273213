import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSite } from '../../brand/use-site.ts'
import { plainAmount, wholeAmount } from '../../kits/amount/whole-amount.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { useWish } from '../../lib/use-wish.ts'
import { Button } from '../../ui/button.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type LineTransfersQuery, useSendToLineMutation } from './line.generated.ts'

type Line = LineTransfersQuery['lineTransfers']

/** Receiver, amount, payment password. */
export function LineForm({ line, onSent }: { line: Line; onSent: () => Promise<void> }) {
  const { t } = useTranslation('wallets')
  const { currencySymbol } = useSite().site
  const words = useErrorWords()
  const wish = useWish()
  const [sendToLine] = useSendToLineMutation()
  const money = (amount: string) => formatMoney(amount, { symbol: currencySymbol })
  const isWithin = (text: string) => {
    const amount = wholeAmount(text) ?? 0n
    return amount >= BigInt(plainAmount(line.minimum)) && amount <= BigInt(plainAmount(line.maximum))
  }
  const schema = z.object({
    account: z.string(),
    amount: z.string().check(
      z.refine((value) => wholeAmount(value) !== null, { error: t('amountInvalid'), abort: true }),
      z.refine(isWithin, t('amountOutside', { minimum: money(line.minimum), maximum: money(line.maximum) })),
    ),
    paymentPassword: z.string().check(z.minLength(1, t('paymentPasswordNeeded'))),
  })
  const form = useZodForm(schema, { account: line.receivers[0]?.account ?? '', amount: '', paymentPassword: '' })
  const { errors, isSubmitting } = form.formState

  const account = form.watch('account')
  // The field may cut a long name, so the line below tells it whole, and whether it is above or below.
  const receiver = line.receivers.find((one) => one.account === account)

  const submit = form.handleSubmit(async ({ account, amount, paymentPassword }) => {
    form.clearErrors('root')
    const input = { account, amount: String(wholeAmount(amount)) }
    const idempotencyKey = wish.keyOf(input)
    try {
      const { data } = await sendToLine({ variables: { input: { ...input, paymentPassword, idempotencyKey } } })
      const payload = data?.sendToLine
      if (!payload?.id) return void applyUserErrors(form, payload?.userErrors ?? [])
      wish.done()
      toast.success(t('sent', { account }))
      form.resetField('amount')
      form.resetField('paymentPassword')
      await onSent()
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
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
        options={line.receivers.map((one) => ({ value: one.account, label: nameOf(one) }))}
        {...form.register('account')}
      />
      <TextField
        label={t('amount')}
        required
        inputMode="numeric"
        autoComplete="off"
        before={<span aria-hidden>{currencySymbol}</span>}
        hint={t('lineLimits', {
          minimum: money(line.minimum),
          maximum: money(line.maximum),
          daily: money(line.dailyMaximum),
        })}
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      <PasswordField
        label={t('paymentPassword')}
        required
        autoComplete="off"
        error={errors.paymentPassword?.message}
        {...form.register('paymentPassword')}
      />
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
