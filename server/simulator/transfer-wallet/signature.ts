import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds that the two clocks may differ. */
const TOLERANCE = 300

export const timeHeader = 'x-wallet-time'
export const signatureHeader = 'x-wallet-signature'

/** HMAC-SHA256 over the time and the raw body, hexadecimal. */
function signatureOf(key: string, time: string, body: Buffer): string {
  return createHmac('sha256', key).update(`${time}.`).update(body).digest('hex')
}

/** Whether the holder of the key signed exactly these bytes a short while ago. */
export function isSigned(key: string, time: unknown, signature: unknown, body: Buffer, now = Date.now()): boolean {
  if (typeof time !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE) return false
  const [wanted, given] = [Buffer.from(signatureOf(key, time, body)), Buffer.from(signature)]
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
