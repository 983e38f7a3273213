import { currentLanguage } from '../i18n/stored-language.ts'
import { merchantCode, sessionToken } from './session-token.ts'

/** Says on every call who asks, for which brand and in which language. */
export function requestHeaders(): Record<string, string> {
  const token = sessionToken()
  const merchant = merchantCode()
  return {
    'accept-language': currentLanguage(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(merchant && { merchant }),
  }
}
