import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { useReturnWallets } from '../../kits/wallets/use-return-wallets.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { VendorWallet } from './use-vendor-wallet.ts'

interface ReturnWalletDialogProps {
  /** What the vendor holds now. */
  wallet: VendorWallet
  onStay: () => void
  onLeave: () => void
}

/** Who leaves a game with money in its vendor's wallet is offered to take it along with one touch. */
export function ReturnWalletDialog({ wallet, onStay, onLeave }: ReturnWalletDialogProps) {
  const { t } = useTranslation('play')
  const formats = useFormats()
  const { currencySymbol } = useSite().site
  const { refresh } = useMember()
  const { bringBack, isBusy } = useReturnWallets(() => {
    void refresh()
    onLeave()
  })
  return (
    <Dialog
      open
      onClose={onStay}
      size="small"
      title={t('wallet.leaveTitle')}
      footer={
        <>
          <Button kind="secondary" disabled={isBusy} onClick={onLeave}>
            {t('wallet.leaveThere')}
          </Button>
          <Button busy={isBusy} onClick={() => void bringBack()}>
            {t('wallet.bringBack')}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {t('wallet.leaveText', {
          vendor: wallet.vendorName,
          amount: formats.money(wallet.balance, { symbol: currencySymbol }),
        })}
      </p>
    </Dialog>
  )
}
