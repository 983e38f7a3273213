import { createHmac } from 'node:crypto'

/** What proves that a call is ours and of now: HMAC-SHA256 over time (seconds) and body. */
export function sign(key: string, raw: Buffer): Record<string, string> {
  const time = String(Math.floor(Date.now() / 1000))
  return {
    'x-wallet-time': time,
    'x-wallet-signature': createHmac('sha256', key).update(`${time}.`).update(raw).digest('hex'),
  }
}
