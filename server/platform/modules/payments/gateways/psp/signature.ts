import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in lower-case hex over the moment (Unix seconds), a full stop and the content. */
export function sign(secret: string, timestamp: string, content: string | Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(content).digest('hex')
}

/** Whether a signature is good and not older or newer than five minutes; takes the same time for any signature. */
export function isSignedBy(
  secret: string,
  { timestamp, signature }: { timestamp: string; signature: string },
  content: string | Buffer,
  now: Date,
): boolean {
  const expected = Buffer.from(sign(secret, timestamp, content))
  const given = Buffer.alloc(expected.length)
  given.write(signature.slice(0, expected.length))
  const isEqual = timingSafeEqual(given, expected) && signature.length === expected.length
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  return isEqual && secret !== '' && /^\d{1,12}$/.test(timestamp) && age <= FRESH_SECONDS
}

const FRESH_SECONDS = 300
