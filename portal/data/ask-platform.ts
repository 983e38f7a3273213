import { notedFetch } from './connection.ts'
import { followSession } from './follow-session.ts'
import { requestHeaders } from './headers.ts'
import { askUnlock } from './unlocking.ts'

interface Refusal {
  readonly code?: string
  readonly message?: string
}

/** A request with headers beside those that say who asks. */
type PlatformRequest = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> }

/**
 * Asks the platform itself, as the person who is signed in, for what does not go through GraphQL: files in either direction.
 * A locked session is unlocked by the person and the call sent again. Throws with the server's sentence, or an empty one.
 */
export async function askPlatform(address: string, init: PlatformRequest = {}): Promise<Response> {
  const response = await notedFetch(address, { ...init, headers: { ...requestHeaders(), ...init.headers } })
  if (response.ok) return response
  const { code, message } = (await response.json().catch(() => ({}))) as Refusal
  if (code === 'SESSION_LOCKED' && (await askUnlock())) return askPlatform(address, init)
  if (code !== 'SESSION_LOCKED') followSession(code)
  throw new Error(message ?? '')
}
