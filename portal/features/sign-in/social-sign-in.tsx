import { useTranslation } from 'react-i18next'
import { useSite } from '../../brand/use-site.ts'
import { HouseIcon } from '../../kits/verification/house-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { FailureAlert } from './failure-alert.tsx'
import { type FirebaseSignInProps, useFirebaseSignIn } from './use-firebase-sign-in.ts'

const houses = { GOOGLE: 'google', FACEBOOK: 'facebook' } as const

/** Buttons of the other houses with whose accounts the brand lets people in; nothing when there is none. */
export function SocialSignIn(props: FirebaseSignInProps) {
  const { t } = useTranslation(['providers', 'errors'])
  const { socialSignIn } = useSite().site
  const { start, busy, failure } = useFirebaseSignIn(props)
  if (!socialSignIn || socialSignIn.providers.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <FailureAlert message={failure} />
      {socialSignIn.providers.map((provider) => (
        <Button
          key={provider}
          kind="secondary"
          wide
          icon={<HouseIcon house={provider} />}
          busy={busy === houses[provider]}
          disabled={busy !== null}
          onClick={() => start(houses[provider])}
        >
          {t('signInWith', { house: t(`house.${provider}`) })}
        </Button>
      ))}
    </div>
  )
}
