import { createPrivateKey } from 'node:crypto'
import { request } from 'undici'
import type { Config } from '../../../config/config.ts'
import { areKeys, type PushKeys } from './push-keys.ts'

/** Milliseconds for the whole answer of a push service. */
const TIMEOUT = 10_000
/** Seconds for which a push service keeps what a sleeping browser did not take. */
const LIFE = 24 * 60 * 60

export interface PushTarget extends PushKeys {
  readonly endpoint: string
}

/** What the service worker of the portal shows. */
export interface PushPayload {
  readonly title: string
  readonly text: string
  /** Page of the portal that a tap opens. */
  readonly path: string
  /** The same for a notification that is sent again, so that it takes the place of the first. */
  readonly tag: string
}

/** What became of it: taken, never to be sent there again, or not to be had as it is. Anything else is thrown, and tried again. */
export type PushOutcome = 'SENT' | 'GONE' | 'REFUSED'

/** The keys of the house as push services and browsers know them: base64url of the bare numbers. */
export function vapidKeysOf(privateKey: string): { publicKey: string; privateKey: string } {
  const { x = '', y = '', d = '' } = createPrivateKey(privateKey).export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

/** Sends to browsers' push services (RFC 8030), encrypted to the browser (RFC 8291), signed by the house (RFC 8292). */
export function createPushSender({ contact, privateKey }: NonNullable<Config['push']>) {
  const vapidDetails = { subject: contact, ...vapidKeysOf(privateKey) }
  return async ({ endpoint, p256dh, auth }: PushTarget, payload: PushPayload): Promise<PushOutcome> => {
    // To keys that are none nothing will ever be encrypted, however often it is tried.
    if (!areKeys({ p256dh, auth })) return 'GONE'
    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      { vapidDetails, TTL: LIFE, urgency: 'high', topic: payload.tag },
    )
    // Redirects are not followed: the address was checked, and where it leads to was not.
    const answer = await request(endpoint, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body,
      headersTimeout: TIMEOUT,
      bodyTimeout: TIMEOUT,
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await answer.body.dump()
    return outcomeOf(answer.statusCode)
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'SENT'
  if (status === 404 || status === 410) return 'GONE'
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}`)
  return 'REFUSED'
}
