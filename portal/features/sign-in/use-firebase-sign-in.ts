import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useSite } from '../../brand/use-site.ts'
import { openDialog, type PendingSecondStep } from '../../dialogs/dialog-store.ts'
import { identityErrorKey } from '../../kits/verification/identity-errors.ts'
import { askIdentityHouse, type IdentityHouse } from '../../kits/verification/identity-popup.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { useSignInWithFirebaseMutation } from './firebase.generated.ts'

export interface FirebaseSignInProps {
  returnTo: string | undefined
  onSecondStep: (step: PendingSecondStep) => void
}

/**
 * Signs in by another house: its popup, then our server. Whoever has no account yet goes on to the registration with
 * what was proved; whoever owes a second step is handed to `onSecondStep`. `failure` is the sentence for the person; empty when there is none.
 */
export function useFirebaseSignIn({ returnTo, onSecondStep }: FirebaseSignInProps) {
  const { t } = useTranslation('errors')
  const words = useErrorWords()
  const finish = useFinishSignIn()
  const { socialSignIn } = useSite().site
  const [signIn] = useSignInWithFirebaseMutation()
  const [busy, setBusy] = useState<IdentityHouse | null>(null)
  const [failure, setFailure] = useState('')

  async function attempt(house: IdentityHouse, phone: string | undefined): Promise<string> {
    if (!socialSignIn) return t('OPERATION_NOT_ENABLED')
    const answer = await askIdentityHouse({ popupUrl: socialSignIn.popupUrl, house, phone })
    if ('error' in answer) return t(identityErrorKey(answer.error))
    const { idToken } = answer
    const payload = (await signIn({ variables: { input: { firebaseIdToken: idToken } } })).data?.signInWithFirebase
    if (payload?.token) {
      finish({ ...payload, token: payload.token }, { returnTo })
      return ''
    }
    if (payload?.secondStep) {
      onSecondStep(payload.secondStep)
      return ''
    }
    if (payload?.registration) {
      openDialog('register', { proof: { idToken, ...payload.registration } })
      return ''
    }
    return payload?.userErrors[0]?.message ?? t('SYSTEM_ERROR')
  }

  const start = async (house: IdentityHouse, phone?: string) => {
    setBusy(house)
    setFailure('')
    try {
      setFailure(await attempt(house, phone))
    } catch (error) {
      setFailure(words(error).message)
    } finally {
      setBusy(null)
    }
  }
  return { start, busy, failure }
}
