import { performance } from 'node:perf_hooks'
import { Agent, request } from 'undici'
import { AddressRefused, type AddressRules, isKnown, parseTarget, publicLookup } from './public-address.ts'

/** Milliseconds for one whole answer. */
const TIMEOUT = 10_000
/** Bytes that are read of an answer. */
const LONGEST_ANSWER = 1_024

/** What became of a try: the other side's status, or why there was none. */
export interface Outcome {
  readonly isDelivered: boolean
  readonly status: number | null
  /** `HTTP_503`, `TIMEOUT`, `ADDRESS_REFUSED`, or a name of the system's such as `ECONNREFUSED`. */
  readonly error: string | null
  readonly milliseconds: number
  /** The beginning of the answer. */
  readonly excerpt: string
}

/** Posts JSON to addresses that brands give: no redirect is followed, and nothing that is not public is reached. */
export function createWebhookSender(rules: AddressRules) {
  const outside = new Agent({ connect: { lookup: publicLookup(rules.resolveHost) } })
  const known = new Agent()

  return {
    /** Never rejects: whatever goes wrong is an outcome. */
    async send(target: string, headers: Record<string, string>, body: string): Promise<Outcome> {
      const begunAt = performance.now()
      const outcome = (rest: Omit<Outcome, 'milliseconds'>): Outcome => ({
        ...rest,
        milliseconds: Math.round(performance.now() - begunAt),
      })
      try {
        const url = parseTarget(target, rules)
        const answer = await request(url, {
          method: 'POST',
          dispatcher: isKnown(url, rules) ? known : outside,
          headers: { 'content-type': 'application/json', 'user-agent': 'croupier-webhooks/1', ...headers },
          body,
          headersTimeout: TIMEOUT,
          bodyTimeout: TIMEOUT,
          // Of the whole answer: one that drips byte by byte crosses none of the others.
          signal: AbortSignal.timeout(TIMEOUT),
        })
        const status = answer.statusCode
        const excerpt = await beginningOf(answer.body)
        const isDelivered = status >= 200 && status < 300
        return outcome({ isDelivered, status, error: isDelivered ? null : `HTTP_${status}`, excerpt })
      } catch (error) {
        return outcome({ isDelivered: false, status: null, error: codeOf(error), excerpt: '' })
      }
    },

    async close(): Promise<void> {
      await Promise.all([outside.destroy(), known.destroy()])
    },
  }
}

export type WebhookSender = ReturnType<typeof createWebhookSender>

/** The first bytes of an answer; a rest is thrown away with its connection. What breaks off after the status is an answer still. */
async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of body) {
      parts.push(part)
      length += part.length
      if (length >= LONGEST_ANSWER) break
    }
  } catch {
    // The status was read, and it decides.
  }
  // A null character is none that the database or a page could show.
  return Buffer.concat(parts).subarray(0, LONGEST_ANSWER).toString('utf8').replaceAll('\0', '')
}

function codeOf(error: unknown): string {
  if (error instanceof AddressRefused) return 'ADDRESS_REFUSED'
  const { name, code } = error as { name?: string; code?: unknown }
  if (name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_CONNECT_TIMEOUT')
    return 'TIMEOUT'
  return typeof code === 'string' && /^[A-Z0-9_]{3,60}$/.test(code) ? code : 'NO_ANSWER'
}
