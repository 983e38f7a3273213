import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { useFormSend } from '../../apollo/use-form-send.ts'
import { useMoney } from '../../brand/use-money.ts'
import { useAmountCheck } from '../../kits/amount/amount-check.ts'
import { AmountField } from '../../kits/amount/amount-field.tsx'
import { plainAmount, wholeAmount } from '../../kits/amount/whole-amount.ts'
import { useTransferWalletMutation } from '../../kits/wallets/wallets.generated.ts'
import { useWish } from '../../lib/use-wish.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { toast } from '../../ui/toast.ts'
import { NothingToMove } from './nothing-to-move.tsx'
import type { VendorWallet } from './use-vendor-wallet.ts'

export interface FundWalletProps {
  /** The vendor's wallet, which holds too little. */
  wallet: VendorWallet
  /** Money was moved, or may have been: the vendor's answer can be late. */
  onMoved: () => void
  /** The person goes on without. */
  onSkip: () => void
}

/** The amount and the two ways on; who has nothing to move is shown to the cashier. */
export function FundForm({ wallet, onMoved, onSkip, label, skip }: FundWalletProps & { label: string; skip: string }) {
  const { t } = useTranslation(['play', 'wallets'])
  const money = useMoney()
  const { member, refresh } = useMember()
  const wish = useWish()
  const checkAmount = useAmountCheck()
  const [transferWallet] = useTransferWalletMutation()
  const main = member?.wallet?.balance ?? '0'
  const rule = { maximum: main, tooMuch: t('wallets:tooMuch', { amount: money(main) }) }
  const form = useZodForm(z.object({ amount: z.string() }).check(checkAmount(() => rule)), { amount: '' })
  const { errors, isSubmitting } = form.formState
  const send = useFormSend(form)

  const submit = form.handleSubmit(async ({ amount }) => {
    const input = { from: 'MAIN', to: wallet.vendorCode, amount: String(wholeAmount(amount)) }
    const variables = { input: { ...input, idempotencyKey: wish.keyOf(input) } }
    const sent = await send(async () => (await transferWallet({ variables })).data?.transferWallet)
    if (!sent?.transfer) return
    wish.done()
    void refresh()
    if (sent.transfer.state === 'FAILED') return form.setError('root.failure', { message: t('wallets:refused') })
    if (sent.transfer.state === 'PENDING') toast.info(t('wallets:inDoubt'))
    onMoved()
  })
  const goOn = (
    <Button kind="quiet" wide disabled={isSubmitting} onClick={onSkip}>
      {skip}
    </Button>
  )
  if (plainAmount(main) === '0')
    return (
      <div className="flex flex-col gap-4">
        <NothingToMove wallet={wallet} />
        {goOn}
      </div>
    )
  return (
    <form onSubmit={submit} noValidate aria-label={label} className="flex flex-col gap-4">
      <AmountField form={form} hint={t('wallets:available', { amount: money(main) })} all={main} />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('wallet.moveIn')}
      </Button>
      {goOn}
    </form>
  )
}
