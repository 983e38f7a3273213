import { Pool } from 'undici'
import { vendorsErrors } from '../../errors.ts'
import { createSigner, SIGNATURE_HEADER } from './signature.ts'

/** Longest wait for the vendor, in milliseconds; a player looks at a spinner meanwhile. */
const TIMEOUT = 5_000
const LARGEST_ANSWER = 1_000_000

/** Hub88's operator API: signed calls from us to the vendor, over connections kept open. */
export function createOperatorApi(settings: {
  apiUrl: string
  operatorPrivateKey: string
  onError: (error: unknown) => void
}) {
  const base = new URL(settings.apiUrl)
  const prefix = `${base.pathname.replace(/\/$/, '')}/operator/generic/v2`
  const sign = createSigner(settings.operatorPrivateKey)
  const pool = new Pool(base.origin, {
    connections: 16,
    headersTimeout: TIMEOUT,
    bodyTimeout: TIMEOUT,
    maxResponseSize: LARGEST_ANSWER,
  })

  return {
    /** The vendor's answer, or undefined when it answered 404. Throws VENDOR_UNAVAILABLE. */
    async post(path: string, body: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
      const raw = Buffer.from(JSON.stringify(body))
      try {
        const response = await pool.request({
          method: 'POST',
          path: `${prefix}${path}`,
          headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(raw) },
          body: raw,
          signal: AbortSignal.timeout(TIMEOUT),
        })
        const answer = await response.body.text()
        if (response.statusCode === 404) return undefined
        if (response.statusCode !== 200)
          throw new Error(`Hub88 answered ${response.statusCode}: ${answer.slice(0, 200)}`)
        return JSON.parse(answer) as Record<string, unknown>
      } catch (error) {
        settings.onError(error)
        throw vendorsErrors.VENDOR_UNAVAILABLE()
      }
    },
    close: () => pool.close(),
  }
}
