import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useCountdown } from '../../ui/countdown.tsx'
import { FailureAlert } from './failure-alert.tsx'
import { type FirebaseSignInProps, useFirebaseSignIn } from './use-firebase-sign-in.ts'

/** Firebase's codes may be asked for once a minute (§4). */
const pause = 60_000

/** Signing in by a code that Firebase sends (SMS channel FIREBASE): number and code are typed in its popup. */
export function FirebasePhoneForm(props: FirebaseSignInProps) {
  const { t } = useTranslation('providers')
  const { start, busy, failure } = useFirebaseSignIn(props)
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const seconds = useCountdown(endsAt)
  const prove = () => {
    setEndsAt(Date.now() + pause)
    void start('phone')
  }
  return (
    <div className="flex flex-col gap-4">
      <FailureAlert message={failure} />
      <Button size="large" wide className="tabular" busy={busy !== null} disabled={seconds > 0} onClick={prove}>
        {seconds > 0 ? t('verifyAgainIn', { seconds }) : t('verifyByFirebase')}
      </Button>
    </div>
  )
}
