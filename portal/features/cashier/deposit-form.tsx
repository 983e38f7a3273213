import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { QueryError } from '../../apollo/query-error.tsx'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { useMoney } from '../../brand/use-money.ts'
import { useAmountCheck } from '../../kits/amount/amount-check.ts'
import { AmountField } from '../../kits/amount/amount-field.tsx'
import { wholeAmount } from '../../kits/amount/whole-amount.ts'
import { useWish } from '../../lib/use-wish.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type PaymentChannelsQuery, useCreateDepositMutation, usePaymentChannelsQuery } from './cashier.generated.ts'
import { PlaceChoice } from './place-choice.tsx'

type Channel = NonNullable<PaymentChannelsQuery['paymentChannels']>[number]

/** Channel and amount. */
export function DepositForm({ onCreated }: { onCreated: (deposit: string) => void }) {
  const { t } = useTranslation('cashier')
  const { data, error, refetch } = usePaymentChannelsQuery({ fetchPolicy: 'cache-and-network' })
  const [channel] = data?.paymentChannels ?? []
  if (error && !data?.paymentChannels) return <QueryError error={error} onRetry={() => refetch()} />
  if (!data?.paymentChannels) return <Skeleton className="h-214 w-full sm:h-170" />
  if (!channel) return <EmptyState title={t('noChannel')} hint={t('noChannelHint')} />
  return <AmountForm channels={data.paymentChannels} first={channel} onCreated={onCreated} />
}

interface AmountFormProps {
  channels: readonly Channel[]
  first: Channel
  onCreated: (deposit: string) => void
}

function AmountForm({ channels, first, onCreated }: AmountFormProps) {
  const { t } = useTranslation(['cashier', 'money'])
  const money = useMoney()
  const wish = useWish()
  const checkAmount = useAmountCheck()
  const [createDeposit] = useCreateDepositMutation()
  const channelOf = (id: string) => channels.find((one) => one.id === id) ?? first
  const schema = z
    .object({ channelId: z.string(), amount: z.string() })
    .check(checkAmount(({ channelId }) => channelOf(channelId)))
  const form = useZodForm(schema, { channelId: first.id, amount: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const { minimum, maximum, quickAmounts } = channelOf(form.watch('channelId'))

  const submit = form.handleSubmit(async ({ channelId, amount }) => {
    const input = { channelId, amount: String(wholeAmount(amount)) }
    const variables = { input: { ...input, idempotencyKey: wish.keyOf(input) } }
    const sent = await send(async () => (await createDeposit({ variables })).data?.createDeposit)
    if (sent?.deposit) onCreated(sent.deposit.id)
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6 rounded-lg border border-line bg-surface-1 p-5">
      <PlaceChoice
        label={t('channel')}
        places={channels.map(({ id, name, bankName }) => ({ id, name, note: bankName }))}
        field={form.register('channelId')}
      />
      <AmountField
        form={form}
        hint={t('money:range', { minimum: money(minimum), maximum: money(maximum) })}
        quickAmounts={quickAmounts}
      />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('continueToPay')}
      </Button>
      <p className="text-sm text-muted">{t('ownAccountOnly')}</p>
    </form>
  )
}
