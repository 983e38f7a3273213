import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMoney } from '../../brand/use-money.ts'
import { useReturnWallets } from '../../kits/wallets/use-return-wallets.ts'
import { useHeldWalletsQuery } from '../../kits/wallets/wallets.generated.ts'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { isEmptyWallet, type VendorWallet } from './use-vendor-wallet.ts'

/** With an empty main wallet: what other vendors still hold comes back first, else a deposit is the way. */
export function NothingToMove({ wallet }: { wallet: VendorWallet }) {
  const { t, i18n } = useTranslation(['play', 'wallets'])
  const money = useMoney()
  const { refresh } = useMember()
  const { data } = useHeldWalletsQuery({ fetchPolicy: 'network-only' })
  const { bringBack, isBusy } = useReturnWallets(() => void refresh())
  // All wallets are brought back together: money in this one would leave the game with them.
  const held = isEmptyWallet(wallet)
    ? (data?.vendorWallets.wallets.filter(({ balance }) => !isZeroAmount(balance)) ?? [])
    : []
  const named = held.map(({ vendorName: displayName, balance }) =>
    t('wallets:held.wallet', { vendor: displayName, amount: money(balance) }),
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
