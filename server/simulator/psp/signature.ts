import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in lower-case hex over a moment (Unix seconds, or a fixed word), a full stop and the content. */
export function sign(secret: string, moment: string, content: string): string {
  return createHmac('sha256', secret).update(`${moment}.${content}`).digest('hex')
}

export function isSigned(secret: string, moment: string, content: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, moment, content))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
