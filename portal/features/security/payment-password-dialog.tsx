import { useTranslation } from 'react-i18next'
import { NewPaymentPasswordForm } from '../../kits/payment-password/new-payment-password-form.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { SecurityDialogProps } from './security-dialogs.tsx'

/** Sets or changes the payment password. */
export function PaymentPasswordDialog({ open, onClose, onDone, security }: SecurityDialogProps) {
  const { t } = useTranslation('security')
  return (
    <Dialog open={open} onClose={onClose} title={t('paymentPassword')} size="small">
      <NewPaymentPasswordForm
        shortest={security.shortestPaymentPassword}
        hasOld={security.hasPaymentPassword}
        onSaved={onDone}
      />
    </Dialog>
  )
}
