import { createHmac, timingSafeEqual } from 'node:crypto'

/** Both sides sign their raw bodies with HMAC-SHA256 and send it in hexadecimal under this header. */
export const SIGNATURE_HEADER = 'x-request-sign'

export function sign(key: string, body: Buffer): string {
  return createHmac('sha256', key).update(body).digest('hex')
}

/** Whether a signature was made over exactly these bytes with the key; takes the same time whatever is wrong. */
export function isSigned(key: string, body: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false
  return timingSafeEqual(Buffer.from(sign(key, body), 'hex'), Buffer.from(signature, 'hex'))
}
