import { ArrowLeftRight } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { useMoney } from '../../brand/use-money.ts'
import { useAmountCheck } from '../../kits/amount/amount-check.ts'
import { AmountField } from '../../kits/amount/amount-field.tsx'
import { wholeAmount } from '../../kits/amount/whole-amount.ts'
import { useTransferWalletMutation, type VendorWalletsQuery } from '../../kits/wallets/wallets.generated.ts'
import { useWish } from '../../lib/use-wish.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast.ts'

type Wallets = VendorWalletsQuery['vendorWallets']['wallets']

const MAIN = 'MAIN'

interface TransferFormProps {
  wallets: Wallets
  /** What the main wallet holds. */
  main: string
  onDone: () => Promise<void>
}

/** One movement between the main wallet and a vendor's, in either direction. */
export function TransferForm({ wallets, main, onDone }: TransferFormProps) {
  const { t } = useTranslation('wallets')
  const money = useMoney()
  const checkAmount = useAmountCheck()
  const wish = useWish()
  const [transferWallet] = useTransferWalletMutation()
  const balanceOf = (wallet: string) =>
    wallet === MAIN ? main : (wallets.find(({ vendorCode }) => vendorCode === wallet)?.balance ?? '0')
  const schema = z.object({ from: z.string(), to: z.string(), amount: z.string() }).check(
    checkAmount(({ from }) => {
      const there = balanceOf(from)
      return { maximum: there, tooMuch: t('moreThanThere', { amount: money(there) }) }
    }),
  )
  const form = useZodForm(schema, { from: MAIN, to: wallets[0]?.vendorCode ?? '', amount: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)
  const from = form.watch('from')

  const submit = form.handleSubmit(async (values) => {
    const input = { from: values.from, to: values.to, amount: String(wholeAmount(values.amount)) }
    const variables = { input: { ...input, idempotencyKey: wish.keyOf(input) } }
    const sent = await send(async () => (await transferWallet({ variables })).data?.transferWallet)
    if (!sent?.transfer) return
    wish.done()
    const { state } = sent.transfer
    if (state === 'DONE') toast.success(t('moved'))
    else if (state === 'PENDING') toast.info(t('inDoubt'))
    else toast.error(t('refused'))
    form.resetField('amount')
    await onDone()
  })
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={t('transfer')}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface-1 p-5"
    >
      <Sides form={form} wallets={wallets} />
      <AmountField form={form} hint={t('available', { amount: money(balanceOf(from)) })} all={balanceOf(from)} />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('transfer')}
      </Button>
    </form>
  )
}

interface SidesProps {
  form: UseFormReturn<{ from: string; to: string; amount: string }>
  wallets: Wallets
}

/** From where to where, and the press that turns it round. */
function Sides({ form, wallets }: SidesProps) {
  const { t } = useTranslation('wallets')
  const { errors } = form.formState
  const [from, to] = form.watch(['from', 'to'])
  const options = [
    { value: MAIN, label: t('main') },
    ...wallets.map(({ vendorCode, vendorName: displayName }) => ({ value: vendorCode, label: displayName })),
  ]
  /** One side is always the main wallet. */
  const choose = (side: 'from' | 'to', wallet: string) => {
    const other = side === 'from' ? 'to' : 'from'
    const before = form.getValues(side)
    form.setValue(side, wallet)
    if (wallet !== MAIN) form.setValue(other, MAIN)
    else if (form.getValues(other) === MAIN) form.setValue(other, before)
  }
  return (
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
  )
}
