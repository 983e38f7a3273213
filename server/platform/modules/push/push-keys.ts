import { ECDH } from 'node:crypto'

/** The keys of a browser, in base64url. */
export interface PushKeys {
  readonly p256dh: string
  readonly auth: string
}

/** What begins a point that is written with both its numbers. */
const UNCOMPRESSED = 4
const POINT_BYTES = 65
const AUTH_BYTES = 16

/** Whether a message can be encrypted to such keys (RFC 8291): a point on P-256, uncompressed, and sixteen bytes. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES || point[0] !== UNCOMPRESSED) return false
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false
  try {
    ECDH.convertKey(point, 'prime256v1')
    return true
  } catch {
    // Two numbers that are no point of the curve; there is nothing else to tell about them.
    return false
  }
}
