import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { Button } from '../../ui/button.tsx'
import { useCountdown } from '../../ui/countdown.tsx'
import { identityErrorKey, identityLock } from './identity-errors.ts'
import { askIdentityHouse } from './identity-popup.ts'

/** Firebase's codes may be asked for once a minute (§4). */
const pause = 60_000

export interface FirebaseCodeButtonProps {
  /** The number to prove, E.164; null when what was typed is none, which the form then says. */
  number: () => Promise<string | null>
  onToken: (idToken: string) => void
  onFailure: (message: string) => void
}

/** Proves a mobile number in Firebase's popup, and counts down until it may be asked again. */
export function FirebaseCodeButton({ number, onToken, onFailure }: FirebaseCodeButtonProps) {
  const { t } = useTranslation(['providers', 'errors'])
  const { socialSignIn } = useSite().site
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const seconds = useCountdown(endsAt)

  const prove = async () => {
    const phone = await number()
    if (phone === null) return
    if (!socialSignIn) return onFailure(t('errors:OPERATION_NOT_ENABLED'))
    setOpen(true)
    setEndsAt(Date.now() + pause)
    const answer = await askIdentityHouse({ popupUrl: socialSignIn.popupUrl, house: 'phone', phone })
    setOpen(false)
    if ('idToken' in answer) return onToken(answer.idToken)
    if (answer.error === 'auth/too-many-requests') setEndsAt(Date.now() + identityLock)
    onFailure(t(`errors:${identityErrorKey(answer.error)}`))
  }
  return (
    <Button kind="secondary" wide className="tabular" busy={isOpen} disabled={seconds > 0} onClick={prove}>
      {seconds > 0 ? t('verifyAgainIn', { seconds }) : t('verifyByFirebase')}
    </Button>
  )
}
