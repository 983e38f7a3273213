import { Pool } from 'undici'
import { vendorsErrors } from '../errors.ts'

/** Longest wait for the vendor, in milliseconds; a player looks at a spinner meanwhile. */
const TIMEOUT = 5_000
const LARGEST_ANSWER = 1_000_000

export interface SignedApiOptions {
  /** Address that the paths of calls follow. */
  readonly url: string
  /** The header that proves a body is ours. */
  readonly sign: (raw: Buffer) => Readonly<Record<string, string>>
  readonly onError: (error: unknown) => void
}

/** A vendor's side of its protocol: signed JSON calls from us, over connections kept open. */
export function createSignedApi({ url, sign, onError }: SignedApiOptions) {
  const { origin, pathname } = new URL(url)
  const prefix = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, {
    connections: 16,
    headersTimeout: TIMEOUT,
    bodyTimeout: TIMEOUT,
    maxResponseSize: LARGEST_ANSWER,
  })

  /** One call, whatever its status. Throws when no whole answer comes in time. */
  async function send(path: string, body: Record<string, unknown>): Promise<{ status: number; text: string }> {
    const raw = Buffer.from(JSON.stringify(body))
    const response = await pool.request({
      method: 'POST',
      path: `${prefix}${path}`,
      headers: { 'content-type': 'application/json', ...sign(raw) },
      body: raw,
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return { status: response.statusCode, text: await response.body.text() }
  }

  return {
    /** The vendor's answer, or undefined when it answered that there is no such thing. Throws VENDOR_UNAVAILABLE. */
    async post(path: string, body: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
      try {
        const { status, text } = await send(path, body)
        if (status === 404) return undefined
        if (status !== 200) throw new Error(`${origin} answered ${status}: ${text.slice(0, 200)}`)
        return JSON.parse(text) as Record<string, unknown>
      } catch (error) {
        onError(error)
        throw Object.assign(vendorsErrors.VENDOR_UNAVAILABLE(), { cause: error })
      }
    },
    /** What the vendor says and with which status, unread: for calls whose failure is told apart. Throws what the connection does. */
    ask: send,
    close: () => pool.close(),
  }
}

export type SignedApi = ReturnType<typeof createSignedApi>
