import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { invitationAddress } from './invitation-address.ts'
import type { InvitationRow } from './invitation-row.ts'

/** The link as a QR code to be photographed, and as text to be sent. */
export function InvitationLink({ invitation: { name, code } }: { invitation: InvitationRow }) {
  const { t } = useTranslation('agent')
  const address = invitationAddress(code)
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-md bg-surface-2 p-4 max-sm:justify-center">
      <QrCode text={address} label={t('register.qrOf', { name })} />
      <div className="flex min-w-56 flex-1 flex-col gap-2">
        <p className="text-xs text-muted">{t('register.address')}</p>
        <code className="text-sm break-all">{address}</code>
        <div className="-ms-2 flex flex-wrap items-center gap-2">
          <CopyButton text={address} label={t('register.address')} hasWords />
          <ShareButton title={name} url={address} />
        </div>
      </div>
    </div>
  )
}
