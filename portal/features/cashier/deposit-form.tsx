import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { plainAmount, wholeAmount } from '../../kits/amount/whole-amount.ts'
import { classNames } from '../../lib/class-names.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type PaymentChannelsQuery, useCreateDepositMutation, usePaymentChannelsQuery } from './cashier.generated.ts'

type Channel = NonNullable<PaymentChannelsQuery['paymentChannels']>[number]

/** Channel and amount. */
export function DepositForm({ onCreated }: { onCreated: (deposit: string) => void }) {
  const { t } = useTranslation('cashier')
  const { data, error, refetch } = usePaymentChannelsQuery({ fetchPolicy: 'cache-and-network' })
  const [channel] = data?.paymentChannels ?? []
  if (error && !data?.paymentChannels) return <QueryError error={error} onRetry={() => refetch()} />
  if (!data?.paymentChannels) return <Skeleton className="h-96 w-full" />
  if (!channel) return <EmptyState title={t('noChannel')} hint={t('noChannelHint')} />
  return <AmountForm channels={data.paymentChannels} first={channel} onCreated={onCreated} />
}

function AmountForm({
  channels,
  first,
  onCreated,
}: {
  channels: readonly Channel[]
  first: Channel
  onCreated: (deposit: string) => void
}) {
  const { t } = useTranslation('cashier')
  const { currencySymbol } = useSite().site
  const words = useErrorWords()
  const [createDeposit] = useCreateDepositMutation()
  /** One key per wish: a second press, or a retry after a lost answer, is the same deposit. */
  const wish = useRef({ key: crypto.randomUUID(), of: '' })
  const money = (amount: string) => formatMoney(amount, { symbol: currencySymbol })
  const schema = z
    .object({
      channelId: z.string(),
      amount: z.string().check(z.refine((value) => wholeAmount(value) !== null, t('amountInvalid'))),
    })
    .check((context) => {
      const chosen = channels.find(({ id }) => id === context.value.channelId) ?? first
      const amount = wholeAmount(context.value.amount)
      if (amount === null) return
      if (amount < BigInt(Math.ceil(Number(chosen.minimum))) || amount > BigInt(Math.floor(Number(chosen.maximum)))) {
        context.issues.push({
          code: 'custom',
          input: context.value,
          path: ['amount'],
          message: t('amountOutside', { minimum: money(chosen.minimum), maximum: money(chosen.maximum) }),
        })
      }
    })
  const form = useZodForm(schema, { channelId: first.id, amount: '' })
  const { errors, isSubmitting } = form.formState
  const [channelId, amount] = form.watch(['channelId', 'amount'])
  const channel = channels.find(({ id }) => id === channelId) ?? first

  const submit = form.handleSubmit(async (values) => {
    form.clearErrors('root')
    const input = { channelId: values.channelId, amount: String(wholeAmount(values.amount)) }
    const of = JSON.stringify(input)
    if (wish.current.of !== of) wish.current = { key: crypto.randomUUID(), of }
    try {
      const payload = (await createDeposit({ variables: { input: { ...input, idempotencyKey: wish.current.key } } }))
        .data?.createDeposit
      if (payload?.deposit) return onCreated(payload.deposit.id)
      applyUserErrors(form, payload?.userErrors ?? [])
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6 rounded-lg border border-line bg-surface-1 p-5">
      <fieldset>
        <legend className="mb-2 text-sm font-semibold text-muted">{t('channel')}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {channels.map((option) => (
            <label
              key={option.id}
              className="flex cursor-pointer items-center gap-3 rounded-md border border-line-strong p-4 has-checked:border-brand has-checked:bg-surface-2 has-focus-visible:outline-2"
            >
              <input
                type="radio"
                value={option.id}
                className="size-4 shrink-0 accent-(--brand)"
                {...form.register('channelId')}
              />
              <span className="min-w-0">
                <span className="block font-semibold">{option.name}</span>
                <span className="block text-xs text-muted">{option.bankName}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-col gap-3">
        <TextField
          label={t('amount')}
          required
          inputMode="numeric"
          autoComplete="off"
          before={<span aria-hidden>{currencySymbol}</span>}
          hint={t('amountHint', { minimum: money(channel.minimum), maximum: money(channel.maximum) })}
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <fieldset className="grid grid-cols-3 gap-2">
          <legend className="sr-only">{t('quickAmounts')}</legend>
          {channel.quickAmounts.map((quick) => (
            <button
              key={quick}
              type="button"
              aria-pressed={wholeAmount(amount) === wholeAmount(plainAmount(quick))}
              onClick={() => form.setValue('amount', plainAmount(quick), { shouldValidate: true, shouldDirty: true })}
              className={classNames(
                'h-11 rounded-md border border-line-strong text-sm font-semibold tabular hover:bg-surface-3',
                'aria-pressed:border-brand aria-pressed:bg-surface-2 aria-pressed:text-accent',
              )}
            >
              {plainAmount(quick).replace(/\B(?=(\d{3})+$)/g, ',')}
            </button>
          ))}
        </fieldset>
      </div>
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('continueToPay')}
      </Button>
      <p className="text-sm text-muted">{t('ownAccountOnly')}</p>
    </form>
  )
}
