import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { PayoutAccountForm } from './payout-account-form.tsx'

interface AddProps {
  payeeName: string | null
  onClose: () => void
  onAdded: () => Promise<unknown>
}

/** One more account beside those that there are. */
export function AddPayoutAccountDialog({ payeeName, onClose, onAdded }: AddProps) {
  const { t } = useTranslation('withdrawals')
  return (
    <Dialog open onClose={onClose} title={t('addAccount')} size="small">
      <PayoutAccountForm
        payeeName={payeeName}
        onAdded={async () => {
          onClose()
          await onAdded()
        }}
      />
    </Dialog>
  )
}
