import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { NewRecoveryCodesDialog } from './new-recovery-codes-dialog.tsx'
import { PaymentPasswordDialog } from './payment-password-dialog.tsx'
import type { Security } from './strength.ts'
import { TotpOffDialog } from './totp-off-dialog.tsx'
import { TotpOnDialog } from './totp-on-dialog.tsx'

export type SecurityDialogName =
  | 'payment-password'
  | 'email'
  | 'phone'
  | 'totp-on'
  | 'totp-off'
  | 'recovery-codes'
  | 'add-passkey'

export interface SecurityDialogProps {
  open: boolean
  onClose: () => void
  /** The change was made: what is shown is read again. */
  onDone: () => void
  security: Security
}

/** The dialog of one row of the security centre. */
export function SecurityDialog({ name, ...props }: SecurityDialogProps & { name: SecurityDialogName }) {
  switch (name) {
    case 'payment-password':
      return <PaymentPasswordDialog {...props} />
    case 'email':
      return <ContactDialog {...props} channel="EMAIL" />
    case 'phone':
      return <ContactDialog {...props} channel="SMS" />
    case 'totp-on':
      return <TotpOnDialog {...props} />
    case 'totp-off':
      return <TotpOffDialog {...props} />
    case 'recovery-codes':
      return <NewRecoveryCodesDialog {...props} />
    case 'add-passkey':
      return <AddPasskeyDialog {...props} />
  }
}
