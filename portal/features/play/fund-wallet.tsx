import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { z } from 'zod/mini'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSite } from '../../brand/use-site.ts'
import { plainAmount, wholeAmount } from '../../kits/amount/whole-amount.ts'
import { useReturnWallets } from '../../kits/wallets/use-return-wallets.ts'
import { useHeldWalletsQuery, useTransferWalletMutation } from '../../kits/wallets/wallets.generated.ts'
import { formatMoney, isZeroAmount } from '../../lib/format-money.ts'
import { useWish } from '../../lib/use-wish.ts'
import { paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { applyUserErrors } from '../../ui/form/apply-user-errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { isEmptyWallet, type VendorWallet } from './use-vendor-wallet.ts'

interface FundWalletProps {
  /** The vendor's wallet, which holds too little. */
  wallet: VendorWallet
  /** Money was moved, or may have been: the vendor's answer can be late. */
  onMoved: () => void
  /** The person goes on without. */
  onSkip: () => void
}

/** Before a game whose vendor keeps the money itself: an amount, everything, or nothing goes into its empty wallet. */
export function FundWallet(props: FundWalletProps) {
  const { t } = useTranslation('play')
  const vendor = props.wallet.displayName
  return (
    <div className="flex flex-1 items-start justify-center overflow-y-auto p-4 sm:items-center">
      <section
        aria-labelledby="fund-wallet"
        className="flex w-full max-w-md flex-col gap-4 rounded-lg border border-line bg-surface-1 p-5"
      >
        <span className="flex size-12 items-center justify-center rounded-full bg-surface-2 text-accent">
          <Wallet size={24} aria-hidden />
        </span>
        <div>
          <h2 id="fund-wallet" className="text-lg font-semibold">
            {t('wallet.title', { vendor })}
          </h2>
          <p className="mt-1 text-sm text-muted">{t('wallet.text', { vendor })}</p>
        </div>
        <FundForm {...props} label={t('wallet.title', { vendor })} skip={t('wallet.skip')} />
      </section>
    </div>
  )
}

/** During such a game, when the stake is more than its wallet holds; the game stays as it is behind. */
export function FundWalletDialog(props: FundWalletProps) {
  const { t } = useTranslation('play')
  const { currencySymbol } = useSite().site
  const vendor = props.wallet.displayName
  const title = t('wallet.moreTitle', { vendor })
  const amount = formatMoney(props.wallet.balance, { symbol: currencySymbol })
  return (
    <Dialog open onClose={props.onSkip} size="small" title={title}>
      <p className="mb-4 text-sm text-muted">{t('wallet.moreText', { vendor, amount })}</p>
      <FundForm {...props} label={title} skip={t('wallet.skipMore')} />
    </Dialog>
  )
}

/** The amount and the two ways on; who has nothing to move is shown to the cashier. */
function FundForm({ wallet, onMoved, onSkip, label, skip }: FundWalletProps & { label: string; skip: string }) {
  const { t } = useTranslation(['play', 'wallets'])
  const { currencySymbol } = useSite().site
  const { member, refresh } = useMember()
  const words = useErrorWords()
  const wish = useWish()
  const [transferWallet] = useTransferWalletMutation()
  const main = member?.wallet?.balance ?? '0'
  const whole = formatMoney(main, { symbol: currencySymbol })
  const schema = z.object({
    amount: z.string().check(
      z.refine((value) => wholeAmount(value) !== null, t('wallets:amountInvalid')),
      z.refine(
        (value) => (wholeAmount(value) ?? 0n) <= BigInt(plainAmount(main)),
        t('wallets:tooMuch', { amount: whole }),
      ),
    ),
  })
  const form = useZodForm(schema, { amount: '' })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ amount }) => {
    form.clearErrors('root')
    const input = { from: 'MAIN', to: wallet.vassalage, amount: String(wholeAmount(amount)) }
    try {
      const { data } = await transferWallet({ variables: { input: { ...input, idempotencyKey: wish.keyOf(input) } } })
      const payload = data?.transferWallet
      if (!payload?.transfer) return void applyUserErrors(form, payload?.userErrors ?? [])
      wish.done()
      void refresh()
      if (payload.transfer.state === 'FAILED') return form.setError('root.failure', { message: t('wallets:refused') })
      if (payload.transfer.state === 'PENDING') toast.info(t('wallets:inDoubt'))
      onMoved()
    } catch (error) {
      form.setError('root.failure', { message: words(error).message })
    }
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
      <TextField
        label={t('wallets:amount')}
        required
        inputMode="numeric"
        autoComplete="off"
        before={<span aria-hidden>{currencySymbol}</span>}
        hint={t('wallets:available', { amount: whole })}
        error={errors.amount?.message}
        after={
          <Button
            kind="quiet"
            size="small"
            onClick={() => form.setValue('amount', plainAmount(main), { shouldValidate: true })}
          >
            {t('wallets:all')}
          </Button>
        }
        {...form.register('amount')}
      />
      <FormAlert errors={errors} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t('wallet.moveIn')}
      </Button>
      {goOn}
    </form>
  )
}

/** With an empty main wallet: what other vendors still hold comes back first, else a deposit is the way. */
function NothingToMove({ wallet }: { wallet: VendorWallet }) {
  const { t, i18n } = useTranslation(['play', 'wallets'])
  const { currencySymbol } = useSite().site
  const { refresh } = useMember()
  const { data } = useHeldWalletsQuery({ fetchPolicy: 'network-only' })
  const { bringBack, isBusy } = useReturnWallets(() => void refresh())
  // All wallets are brought back together: money in this one would leave the game with them.
  const held = isEmptyWallet(wallet)
    ? (data?.vendorWallets.wallets.filter(({ balance }) => !isZeroAmount(balance)) ?? [])
    : []
  const named = held.map(({ displayName, balance }) =>
    t('wallets:held.wallet', { vendor: displayName, amount: formatMoney(balance, { symbol: currencySymbol }) }),
  )
  const wallets = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(named)
  return (
    <>
      <p className="text-sm">{held.length > 0 ? t('wallet.heldElsewhere', { wallets }) : t('wallet.nothingToMove')}</p>
      {held.length > 0 && (
        <Button size="large" wide busy={isBusy} onClick={() => void bringBack()}>
          {t('wallet.bringBack')}
        </Button>
      )}
      <Link to={paths.member('depositv2')} className={buttonClass(held.length > 0 ? 'secondary' : 'primary', 'large')}>
        {t('wallet.deposit')}
      </Link>
    </>
  )
}
