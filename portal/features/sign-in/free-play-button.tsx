import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useStartFreePlayMutation } from './free-play.generated.ts'

/** Opens a trial account with play money (FREEPLAY3). */
export function FreePlayButton() {
  const { t } = useTranslation('identity')
  const words = useErrorWords()
  const finish = useFinishSignIn()
  const [start, { loading }] = useStartFreePlayMutation()

  const play = async () => {
    try {
      const payload = (await start({ variables: { input: { os: operatingSystem() } } })).data?.startFreePlay
      if (payload?.token) return finish({ token: payload.token })
      const [refused] = payload?.userErrors ?? []
      if (refused) toast.error(refused.message)
    } catch (error) {
      toast.error(words(error).message)
    }
  }
  return (
    <Button kind="quiet" wide busy={loading} onClick={play}>
      {t('freePlay')}
    </Button>
  )
}

/** The system as the browser tells it, for the operator's statistics; nothing depends on it. */
function operatingSystem(): string {
  return /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(navigator.userAgent)?.[0] ?? 'Other'
}
