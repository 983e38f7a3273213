import { currentLanguage } from '../../i18n/stored-language.ts'

export type IdentityHouse = 'google' | 'facebook' | 'phone'

/** What came of the popup: an ID token, or why there is none, as Firebase names it (`auth/popup-closed-by-user`). */
export type IdentityAnswer = { idToken: string } | { error: string }

export interface PopupRequest {
  popupUrl: string
  house: IdentityHouse
  /** Number to begin with, E.164. */
  phone?: string | undefined
}

/** How often we look whether the person closed the popup, in milliseconds: no event tells. */
const lookPause = 400
/** For how long a closed popup may still be heard: it closes itself right after it answered, and is seen closed before its message arrives. */
const lastWords = 2_000
const features = 'popup,width=480,height=640'

/**
 * Opens the page of another house in a popup and waits for its answer. Believes only the popup itself, at its own origin,
 * with the state it was given. Call it from a click, or the browser blocks the popup.
 */
export function askIdentityHouse({ popupUrl, house, phone }: PopupRequest): Promise<IdentityAnswer> {
  const state = newState()
  const address = new URL(popupUrl)
  const asked = {
    provider: house,
    origin: window.location.origin,
    state,
    lang: currentLanguage(),
    ...(phone && { phone }),
  }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  const popup = window.open(address, 'identity', features)
  if (!popup) return Promise.resolve({ error: 'auth/popup-blocked' })

  return new Promise((resolve) => {
    let goodbye: number | undefined
    const end = (answer: IdentityAnswer) => {
      clearInterval(timer)
      clearTimeout(goodbye)
      window.removeEventListener('message', listen)
      resolve(answer)
    }
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== popup || event.origin !== address.origin) return
      const answer = readAnswer(event.data, state)
      if (answer) end(answer)
    }
    const timer = window.setInterval(() => {
      if (!popup.closed) return
      clearInterval(timer)
      goodbye = window.setTimeout(() => end({ error: 'auth/popup-closed-by-user' }), lastWords)
    }, lookPause)
    window.addEventListener('message', listen)
  })
}

/** 128 random bits; `randomUUID` is missing where the page came without TLS. */
function newState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The answer in a message of the popup; null when it is something else. */
export function readAnswer(message: unknown, state: string): IdentityAnswer | null {
  if (typeof message !== 'object' || message === null) return null
  const { kind, state: told, idToken, error } = message as Record<string, unknown>
  if (kind !== 'identity' || told !== state) return null
  if (typeof idToken === 'string' && idToken !== '') return { idToken }
  return typeof error === 'string' ? { error } : null
}
