import { ArrowLeftRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSite } from '../../brand/use-site.ts'
import { plainAmount, wholeAmount } from '../../kits/amount/whole-amount.ts'
import { useTransferWalletMutation, type VendorWalletsQuery } from '../../kits/wallets/wallets.generated.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { useWish } from '../../lib/use-wish.ts'
import { Button } from '../../ui/button.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

type Wallets = VendorWalletsQuery['vendorWallets']['wallets']

const MAIN = 'MAIN'

/** One movement between the main wallet and a vendor's, in either direction. */
export function TransferForm({
  wallets,
  main,
  onDone,
}: {
  wallets: Wallets
  main: string
  onDone: () => Promise<void>
}) {
  const { t } = useTranslation('wallets')
  const { currencySymbol } = useSite().site
  const words = useErrorWords()
  const wish = useWish()
  const [transferWallet] = useTransferWalletMutation()
  const balanceOf = (wallet: string) =>
    wallet === MAIN ? main : (wallets.find(({ vassalage }) => vassalage === wallet)?.balance ?? '0')
  const money = (amount: string) => formatMoney(amount, { symbol: currencySymbol })
  const schema = z
    .object({
      from: z.string(),
      to: z.string(),
      amount: z.string().check(z.refine((value) => wholeAmount(value) !== null, t('amountInvalid'))),
    })
    .check((context) => {
      const there = balanceOf(context.value.from)
      if ((wholeAmount(context.value.amount) ?? 0n) <= BigInt(plainAmount(there))) return
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: ['amount'],
        message: t('moreThanThere', { amount: money(there) }),
      })
    })
  const form = useZodForm(schema, { from: MAIN, to: wallets[0]?.vassalage ?? '', amount: '' })
  const { errors, isSubmitting } = form.formState
  const [from, to] = form.watch(['from', 'to'])
  const options = [
    { value: MAIN, label: t('main') },
    ...wallets.map(({ vassalage, displayName }) => ({ value: vassalage, label: displayName })),
  ]
  /** One side is always the main wallet. */
  const choose = (side: 'from' | 'to', wallet: string) => {
    const other = side === 'from' ? 'to' : 'from'
    const before = form.getValues(side)
    form.setValue(side, wallet)
    if (wallet !== MAIN) form.setValue(other, MAIN)
    else if (form.getValues(other) === MAIN) form.setValue(other, before)
  }

  const submit = form.handleSubmit(async (values) => {
    form.clearErrors('root')
    const input = { from: values.from, to: values.to, amount: String(wholeAmount(values.amount)) }
    try {
      const { data } = await transferWallet({ variables: { input: { ...input, idempotencyKey: wish.keyOf(input) } } })
      const payload = data?.transferWallet
      if (!payload?.transfer) return void applyUserErrors(form, payload?.userErrors ?? [])
      wish.done()
      const { state } = payload.transfer
      if (state === 'DONE') toast.success(t('moved'))
      else if (state === 'PENDING') toast.info(t('inDoubt'))
      else toast.error(t('refused'))
      form.resetField('amount')
      await onDone()
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
  })
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={t('transfer')}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface-1 p-5"
    >
      <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] sm:gap-3">
        <SelectField
          label={t('from')}
          value={from}
          options={options}
          onChange={(event) => choose('from', event.target.value)}
        />
        <IconButton
          label={t('swap')}
          icon={<ArrowLeftRight size={18} aria-hidden className="max-sm:rotate-90" />}
          className="justify-self-center"
          onClick={() => {
            form.setValue('from', to)
            form.setValue('to', from)
          }}
        />
        <SelectField
          label={t('to')}
          value={to}
          options={options}
          error={errors.to?.message}
          onChange={(event) => choose('to', event.target.value)}
        />
      </div>
      <TextField
        label={t('amount')}
        required
        inputMode="numeric"
        autoComplete="off"
        before={<span aria-hidden>{currencySymbol}</span>}
        hint={t('available', { amount: money(balanceOf(from)) })}
        error={errors.amount?.message}
        after={
          <Button
            kind="quiet"
            size="small"
            onClick={() => form.setValue('amount', plainAmount(balanceOf(from)), { shouldValidate: true })}
          >
            {t('all')}
          </Button>
        }
        {...form.register('amount')}
      />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('transfer')}
      </Button>
    </form>
  )
}
