import { Smartphone } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useIsSignedIn } from '../../data/session-token.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { dropDeviceCode } from '../../lib/device-code.ts'
import { useFinishSignIn } from '../../session/use-finish-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useReadDeviceCodeMutation, useSignInByDeviceCodeMutation } from './device-code.generated.ts'

/** What the page knows of the code: whose it is, or why it does not work. */
type Found = { name: string } | { failure: string } | null

/**
 * Asks a phone that scanned a code as whom it would go on, before the code is used: whoever was sent the link of somebody else would
 * be in a stranger's account without knowing.
 */
export default function DeviceCodeCard({ code }: { code: string }) {
  const isSignedIn = useIsSignedIn()
  // A session that is there already is not replaced by what a link brings.
  const [wasSignedIn] = useState(isSignedIn)
  return wasSignedIn ? <AlreadySignedIn /> : <Question code={code} />
}

function AlreadySignedIn() {
  const { t } = useTranslation('app')
  useEffect(() => () => dropDeviceCode(), [])
  return (
    <p role="status" className="rounded-lg border border-line bg-surface-1 p-5 text-sm">
      {t('continue.already')}
    </p>
  )
}

function Question({ code }: { code: string }) {
  const { t } = useTranslation('app')
  const words = useErrorWords()
  const finish = useFinishSignIn()
  const [found, setFound] = useState<Found>(null)
  const [read] = useReadDeviceCodeMutation()
  const [signIn, { loading }] = useSignInByDeviceCodeMutation()

  const look = useEffectEvent(async (): Promise<Found> => {
    try {
      const payload = (await read({ variables: { input: { code } } })).data?.readDeviceCode
      return payload?.name ? { name: payload.name } : { failure: payload?.userErrors[0]?.message ?? '' }
    } catch (error) {
      return { failure: words(error).message }
    }
  })
  useEffect(() => void look().then(setFound), [])

  const goOn = async () => {
    try {
      const payload = (await signIn({ variables: { input: { code } } })).data?.signInByDeviceCode
      if (!payload?.token) return setFound({ failure: payload?.userErrors[0]?.message ?? '' })
      dropDeviceCode()
      finish({ token: payload.token, firstTimeLogin: payload.firstTimeLogin })
    } catch (error) {
      setFound({ failure: words(error).message })
    }
  }
  return (
    <section
      aria-label={t('continue.label')}
      aria-live="polite"
      className="rounded-lg border border-brand bg-surface-1 p-5"
    >
      {found === null && (
        <div role="status" aria-label={t('continue.reading')}>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {found !== null && 'failure' in found && <Refused reason={found.failure} />}
      {found !== null && 'name' in found && (
        <>
          <h2 className="flex items-center gap-2 text-lg font-bold">
            <Smartphone size={20} aria-hidden className="shrink-0 text-accent" />
            {t('continue.title', { name: found.name })}
          </h2>
          <p className="mt-1 text-sm text-muted">{t('continue.text')}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button busy={loading} onClick={goOn} className="max-w-full">
              <span className="truncate">{t('continue.yes', { name: found.name })}</span>
            </Button>
            <Button kind="secondary" onClick={dropDeviceCode}>
              {t('continue.no')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function Refused({ reason }: { reason: string }) {
  const { t } = useTranslation('app')
  const signInElsewise = () => {
    dropDeviceCode()
    openDialog('login')
  }
  return (
    <>
      <h2 className="text-lg font-bold">{t('continue.over')}</h2>
      <p role="alert" className="mt-1 text-sm text-muted">
        {reason}
      </p>
      <Button className="mt-4" kind="secondary" onClick={signInElsewise}>
        {t('continue.signIn')}
      </Button>
    </>
  )
}
