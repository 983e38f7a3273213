import { useTranslation } from 'react-i18next'
import { isIpAddress } from '../../../formats/ip-address.ts'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useAskPasskeyMutation } from './passkey.generated.ts'

/** Whether the browser has passkeys here: only where a page is safe from others, and at a name; the server has the same rule for bare addresses. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !isIpAddress(window.location.hostname)

export type PasskeyAnswer = { passkey: Record<string, unknown> } | { message: string }

/** Asks for one of the person's passkeys; answers what to send, or why there is nothing. */
export function useAskPasskey(): () => Promise<PasskeyAnswer> {
  const { t } = useTranslation('security')
  const words = useErrorWords()
  const [ask] = useAskPasskeyMutation()
  return async () => {
    if (!canUsePasskeys()) return { message: t('passkeyUnsupported') }
    try {
      const payload = (await ask()).data?.askPasskey
      const [refused] = payload?.userErrors ?? []
      if (refused) return { message: refused.message }
      const { startAuthentication } = await import('@simplewebauthn/browser')
      type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
      const optionsJSON = payload?.options as unknown as Options
      return { passkey: { ...(await startAuthentication({ optionsJSON })) } }
    } catch (error) {
      if (error instanceof Error && error.name === 'NotAllowedError') return { message: t('passkeyCancelled') }
      return { message: words(error).message }
    }
  }
}
