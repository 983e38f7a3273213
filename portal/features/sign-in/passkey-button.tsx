import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useAskPasskey } from '../../kits/verification/passkey.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useSignInByPasskeyMutation } from './passkey-sign-in.generated.ts'

/** Signs in with a passkey; which member it is, the key tells. */
export function PasskeyButton({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation('security')
  const words = useErrorWords()
  const askPasskey = useAskPasskey()
  const finish = useFinishSignIn()
  const [signIn] = useSignInByPasskeyMutation()
  const [isBusy, setBusy] = useState(false)

  const enter = async () => {
    const answer = await askPasskey()
    if ('message' in answer) return toast.error(answer.message)
    const payload = (await signIn({ variables: { input: { passkey: answer.passkey } } })).data?.signInByPasskey
    if (payload?.token) return finish({ ...payload, token: payload.token }, { returnTo })
    const [refused] = payload?.userErrors ?? []
    if (refused) toast.error(refused.message)
  }
  const press = () => {
    setBusy(true)
    enter()
      .catch((error) => toast.error(words(error).message))
      .finally(() => setBusy(false))
  }
  return (
    <Button
      kind="secondary"
      wide
      busy={isBusy}
      icon={<Fingerprint size={18} aria-hidden />}
      // Leaving the empty field above would show its error, and move this button away from under the press.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {t('signInByPasskey')}
    </Button>
  )
}
