import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { Config } from '../../../config/config.ts'
import type { Clock } from '../../lib/clock.ts'
import { verificationErrors } from './errors.ts'

/** What an ID token of Firebase proves about a person. */
export interface ProvedIdentity {
  readonly provider: 'GOOGLE' | 'FACEBOOK' | 'PHONE'
  /** The person's id at Firebase. */
  readonly subject: string
  /** Only when the other house verified it. */
  readonly email: string | undefined
  /** E.164; only of provider PHONE. */
  readonly mobile: string | undefined
  readonly name: string | undefined
}

const PROVIDERS: Readonly<Record<string, ProvedIdentity['provider']>> = {
  'google.com': 'GOOGLE',
  'facebook.com': 'FACEBOOK',
  phone: 'PHONE',
}
/** Milliseconds to wait for the keys; how long they are kept; least pause before an unknown key makes us ask again. */
const KEYS = { timeoutDuration: 5_000, cacheMaxAge: 10 * 60_000, cooldownDuration: 30_000 }
/** Seconds that clocks may differ. */
const TOLERANCE = 30
/** Seconds since the person proved it. A token lives an hour; one that lay about that long opens nothing here. */
const FRESH = 10 * 60
const E164 = /^\+[1-9]\d{6,14}$/

/**
 * Reads Firebase ID tokens (RS256 by a published key; issuer, audience, times, subject, as Firebase's "Verify ID tokens"
 * asks). Keys are cached; a key that is not among them is asked for once, so that theirs may rotate.
 * Throws OPERATION_NOT_ENABLED where none is configured, ID_TOKEN_INVALID, IDENTITY_UNAVAILABLE.
 */
export function createIdTokenReader(firebase: Config['firebase'], clock: Clock, keeping = KEYS) {
  const keys = firebase === undefined ? undefined : createRemoteJWKSet(new URL(firebase.jwksUrl), keeping)

  return async (token: string): Promise<ProvedIdentity> => {
    if (firebase === undefined || keys === undefined) throw verificationErrors.OPERATION_NOT_ENABLED()
    const now = clock.now()
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${firebase.projectId}`,
        audience: firebase.projectId,
        requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
        clockTolerance: TOLERANCE,
        currentDate: now,
      })
      const identity = protectedHeader.kid === undefined ? undefined : identityOf(payload, now.getTime() / 1000)
      if (identity === undefined) throw verificationErrors.ID_TOKEN_INVALID({ field: 'firebaseIdToken' })
      return identity
    } catch (error) {
      if (isUnavailable(error)) throw verificationErrors.IDENTITY_UNAVAILABLE()
      if (error instanceof errors.JOSEError) throw verificationErrors.ID_TOKEN_INVALID({ field: 'firebaseIdToken' })
      throw error
    }
  }
}

/** The keys did not come: a time-out, a refusal, a broken line (which the library passes on as fetch's own TypeError). */
function isUnavailable(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof TypeError) return true
  return error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC'
}

function identityOf(payload: JWTPayload, now: number): ProvedIdentity | undefined {
  const { sub = '', iat = 0, auth_time: authTime, email, email_verified: isVerified, name } = payload
  const firebase = payload.firebase as { sign_in_provider?: unknown } | undefined
  const provider = PROVIDERS[String(firebase?.sign_in_provider)]
  const isInTime =
    typeof authTime === 'number' && authTime <= now + TOLERANCE && iat <= now + TOLERANCE && now - authTime <= FRESH
  if (provider === undefined || !isInTime || sub === '' || sub.length > 128) return undefined
  const mobile = typeof payload.phone_number === 'string' ? payload.phone_number : undefined
  if (provider === 'PHONE' && (mobile === undefined || !E164.test(mobile))) return undefined
  return {
    provider,
    subject: sub,
    email: typeof email === 'string' && isVerified === true ? email : undefined,
    mobile: provider === 'PHONE' ? mobile : undefined,
    name: typeof name === 'string' ? name.slice(0, 60) : undefined,
  }
}
