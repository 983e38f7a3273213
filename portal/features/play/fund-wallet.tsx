import { Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../../brand/use-money.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FundForm, type FundWalletProps } from './fund-form.tsx'

/** Before a game whose vendor keeps the money itself: an amount, everything, or nothing goes into its empty wallet. */
export function FundWallet(props: FundWalletProps) {
  const { t } = useTranslation('play')
  const vendor = props.wallet.vendorName
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
  const money = useMoney()
  const vendor = props.wallet.vendorName
  const title = t('wallet.moreTitle', { vendor })
  return (
    <Dialog open onClose={props.onSkip} size="small" title={title}>
      <p className="mb-4 text-sm text-muted">{t('wallet.moreText', { vendor, amount: money(props.wallet.balance) })}</p>
      <FundForm {...props} label={title} skip={t('wallet.skipMore')} />
    </Dialog>
  )
}
