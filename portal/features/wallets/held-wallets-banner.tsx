import { Wallet } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSite } from '../../brand/use-site.ts'
import { useReturnWallets } from '../../kits/wallets/use-return-wallets.ts'
import { useHeldWalletsQuery } from '../../kits/wallets/wallets.generated.ts'
import { isZeroAmount } from '../../lib/is-zero-amount.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { PagePrompt } from '../../ui/page-prompt.tsx'

/**
 * Who left a game by another way than its own, or closed the tab, and still has money in a vendor's wallet is offered above
 * each page to bring it back with one touch. "Later" holds until the next game.
 */
export default function HeldWalletsBanner() {
  const { t, i18n } = useTranslation('wallets')
  const formats = useFormats()
  const { pathname } = useLocation()
  const { currencySymbol } = useSite().site
  const { member, refresh } = useMember()
  const { data, refetch } = useHeldWalletsQuery({ fetchPolicy: 'network-only' })
  const { bringBack, isBusy } = useReturnWallets(async () => {
    await Promise.all([refetch(), refresh()])
  })
  const [isPutOff, setPutOff] = useState(false)
  const balance = member?.wallet?.balance
  const known = useRef(balance)
  useEffect(() => {
    // Whatever moved the main wallet, here or in another tab, may have moved a vendor's.
    if (known.current !== undefined && known.current !== balance) void refetch().catch(() => undefined)
    known.current = balance
  }, [balance, refetch])

  const held = data?.vendorWallets.wallets.filter((wallet) => !isZeroAmount(wallet.balance)) ?? []
  // The page of the wallets says it all itself.
  if (held.length === 0 || isPutOff || pathname === paths.member('transferFund')) return null
  const named = held.map(({ vendorName: displayName, balance }) =>
    t('held.wallet', { vendor: displayName, amount: formats.money(balance, { symbol: currencySymbol }) }),
  )
  const wallets = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(named)
  return (
    <PagePrompt icon={Wallet} title={t('held.title')} text={t('held.text', { wallets })}>
      <Button size="small" busy={isBusy} onClick={() => void bringBack()}>
        {t('held.bringBack')}
      </Button>
      <Button kind="quiet" size="small" disabled={isBusy} onClick={() => setPutOff(true)}>
        {t('held.later')}
      </Button>
    </PagePrompt>
  )
}
