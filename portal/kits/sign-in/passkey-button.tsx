import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { canUsePasskeys, useAskPasskey } from '../verification/passkey.ts'
import { useSignInByPasskeyMutation } from './passkey-sign-in.generated.ts'
import type { UsernameSignInWish } from './use-username-sign-in.ts'

type PasskeyButtonProps = Pick<UsernameSignInWish, 'side' | 'returnTo'>

/** Signs in with a passkey, where the browser has them; which member it is, the key tells. Each side lets in its own people alone (§6). */
export function PasskeyButton(props: PasskeyButtonProps) {
  return canUsePasskeys() ? <UsablePasskeyButton {...props} /> : null
}

function UsablePasskeyButton({ side = 'MEMBER', returnTo }: PasskeyButtonProps) {
  const { t } = useTranslation('security')
  const words = useErrorWords()
  const askPasskey = useAskPasskey()
  const finish = useFinishSignIn()
  const [signIn] = useSignInByPasskeyMutation()
  const [isBusy, setBusy] = useState(false)

  const enter = async () => {
    const answer = await askPasskey()
    if ('message' in answer) return toast.error(answer.message)
    const payload = (await signIn({ variables: { input: { passkey: answer.passkey, side } } })).data?.signInByPasskey
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
