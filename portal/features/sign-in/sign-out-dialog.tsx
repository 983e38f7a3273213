import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { clearSession } from '../../data/session-token.ts'
import type { DialogComponentProps } from '../../dialogs/dialog-store.ts'
import { paths } from '../../paths.ts'
import { useSignOutMutation } from '../../session/session.generated.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Asks before signing out; then forgets the session but the merchant code and goes to the lobby, replacing history (§4). */
export default function SignOutDialog({ open, onClose }: DialogComponentProps<'sign-out'>) {
  const { t } = useTranslation(['layout', 'common'])
  const navigate = useNavigate()
  const [signOut] = useSignOutMutation()
  const [isLeaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    // Signed out here whatever the server says: a session it cannot end now ends there by inactivity.
    await signOut().catch(() => undefined)
    clearSession()
    navigate(paths.lobby(), { replace: true })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t('signOut')}
      hasCloseButton={!isLeaving}
      footer={
        <>
          <Button kind="secondary" disabled={isLeaving} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button busy={isLeaving} onClick={leave}>
            {t('common:confirm')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('signOutQuestion')}</p>
    </Dialog>
  )
}
