import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useModule } from '../../brand/use-site.ts'
import { useIsSignedIn } from '../../data/session-token.ts'
import type { DialogComponentProps } from '../../dialogs/dialog-store.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { DialogBanner } from '../../kits/verification/dialog-banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { MailPasswordForm } from './mail-password-form.tsx'
import { PhonePasswordForm } from './phone-password-form.tsx'

/** Two ways to a new password (§4): by e-mail, and by phone where CHNGPASSVERIF3 is on, which then comes first. */
export default function ForgotPasswordDialog({ open, onClose }: DialogComponentProps<'forgot-password'>) {
  const { t } = useTranslation(['identity', 'common'])
  const isSignedIn = useIsSignedIn()
  const hasPhone = useModule('PASSWORD_BY_PHONE')
  const [way, setWay] = useState<'phone' | 'email'>(hasPhone ? 'phone' : 'email')
  return (
    <Dialog open={open} onClose={onClose} title={t('forgotPasswordTitle')} size="small">
      <DialogBanner group="FORGOT_PASSWORD" />
      {hasPhone && (
        <Tabs
          label={t('forgotPasswordBy')}
          value={way}
          onChange={setWay}
          className="mb-5"
          items={[
            { value: 'phone', label: t('byPhone') },
            { value: 'email', label: t('byEmail') },
          ]}
        />
      )}
      {way === 'phone' ? <PhonePasswordForm /> : <MailPasswordForm />}
      {isSignedIn ? (
        // Asked from the question who is there, which waits below.
        <Button kind="quiet" wide className="mt-3" onClick={onClose}>
          {t('common:back')}
        </Button>
      ) : (
        <Button kind="quiet" wide className="mt-3" onClick={() => openDialog('login')}>
          {t('backToSignIn')}
        </Button>
      )}
    </Dialog>
  )
}
