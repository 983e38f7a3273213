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

  return {
    /** The vendor's answer, or undefined when it answered that there is no such thing. Throws VENDOR_UNAVAILABLE. */
    async post(path: string, body: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
      const raw = Buffer.from(JSON.stringify(body))
      try {
        const response = await pool.request({
          method: 'POST',
          path: `${prefix}${path}`,
          headers: { 'content-type': 'application/json', ...sign(raw) },
          body: raw,
          signal: AbortSignal.timeout(TIMEOUT),
        })
        const answer = await response.body.text()
        if (response.statusCode === 404) return undefined
        if (response.statusCode !== 200)
          throw new Error(`${origin} answered ${response.statusCode}: ${answer.slice(0, 200)}`)
        return JSON.parse(answer) as Record<string, unknown>
      } catch (error) {
        onError(error)
        throw Object.assign(vendorsErrors.VENDOR_UNAVAILABLE(), { cause: error })
      }
    },
    close: () => pool.close(),
  }
}

export type SignedApi = ReturnType<typeof createSignedApi>
