import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useModule, useSite } from '../../brand/use-site.ts'
import type { DialogComponentProps } from '../../dialogs/dialog-store.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { PasskeyButton } from '../../kits/sign-in/passkey-button.tsx'
import { SecondStepDialog } from '../../kits/sign-in/second-step-dialog.tsx'
import { UsernameSignInForm } from '../../kits/sign-in/username-sign-in-form.tsx'
import { DialogBanner } from '../../kits/verification/dialog-banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { FirebasePhoneForm } from './firebase-phone-form.tsx'
import { FreePlayButton } from './free-play-button.tsx'
import { SmsSignInForm } from './sms-sign-in-form.tsx'
import { SocialSignIn } from './social-sign-in.tsx'

/** Sign-in by user name, and by SMS code when MOBILEVERCODELOGIN3 is on; free play when FREEPLAY3 is. */
export default function SignInDialog({ open, onClose, notice, returnTo, ...given }: DialogComponentProps<'login'>) {
  const { t } = useTranslation('identity')
  const hasSms = useModule('SMS_SIGN_IN')
  const hasFreePlay = useModule('FREE_PLAY')
  const { smsChannel } = useSite().site
  const [type, setType] = useState<'username' | 'sms'>('username')
  const [secondStep, setSecondStep] = useState(given.secondStep)
  const forms = { returnTo, onSecondStep: setSecondStep }
  if (secondStep) {
    return <SecondStepDialog {...secondStep} {...{ open, onClose, returnTo }} onOver={() => setSecondStep(undefined)} />
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('signIn')} size="small">
      <DialogBanner group="SIGN_IN" />
      {notice && <p className="mb-4 rounded-md bg-info-soft p-3 text-sm text-info">{notice}</p>}
      {hasSms && (
        <Tabs
          label={t('signInBy')}
          value={type}
          onChange={setType}
          className="mb-5"
          items={[
            { value: 'username', label: t('byUsername') },
            { value: 'sms', label: t('bySms') },
          ]}
        />
      )}
      {type === 'username' || !hasSms ? (
        <UsernameSignInForm {...forms} />
      ) : smsChannel === 'FIREBASE' ? (
        <FirebasePhoneForm {...forms} />
      ) : (
        <SmsSignInForm {...forms} />
      )}
      <div className="mt-5 empty:hidden">
        <SocialSignIn {...forms} />
      </div>
      <div className="mt-5 flex flex-col gap-3 border-t border-line pt-5">
        <Button kind="secondary" wide onClick={() => openDialog('register')}>
          {t('noAccountYet')}
        </Button>
        <PasskeyButton returnTo={returnTo} />
        {hasFreePlay && <FreePlayButton />}
      </div>
    </Dialog>
  )
}
