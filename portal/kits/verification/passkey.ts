import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useAskPasskeyMutation } from './passkey.generated.ts'

/** Whether the browser has passkeys here: it needs them, and a domain name that is not a bare address. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !/^[\d.[\]:]+$/.test(window.location.hostname)

export type PasskeyAnswer = { passkey: Record<string, unknown> } | { message: string }

/** Asks for one of the person's passkeys; answers what to send, or why there is nothing. */
export function useAskPasskey(): () => Promise<PasskeyAnswer> {
  const { t } = useTranslation('security')
  const words = useErrorWords()
  const [ask] = useAskPasskeyMutation()
  return async () => {
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
