import { createHmac, randomBytes } from 'node:crypto'

/** With what a secret begins, as Standard Webhooks has it; the rest is base64 of the key. */
const PREFIX = 'whsec_'
const KEY_BYTES = 32

/** A new secret, as the receiver keeps it. */
export const newSecret = (): string => `${PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`

/** What is signed of a message. */
interface Signed {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

/** Headers by which the receiver knows who sends: one signature for each secret that is good now (Standard Webhooks). */
export function signedHeaders({ id, timestamp, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
