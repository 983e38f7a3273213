import { createHmac, timingSafeEqual } from 'node:crypto'

/** Name of the header that carries the signature of either side. */
export const signatureHeader = 'x-request-sign'

/** HMAC-SHA256 over the raw body, hexadecimal. */
export const signBody = (key: string, body: Buffer) => createHmac('sha256', key).update(body).digest('hex')

/** Says whether a signature was made over exactly these bytes with the key. */
export function isSigned(key: string, body: Buffer, signature: unknown): boolean {
  const expected = Buffer.from(signBody(key, body))
  return (
    typeof signature === 'string' &&
    signature.length === expected.length &&
    timingSafeEqual(expected, Buffer.from(signature))
  )
}
