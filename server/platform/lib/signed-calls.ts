import { createHmac } from 'node:crypto'
import { request } from 'undici'

/** Milliseconds for one whole answer. */
const TIMEOUT = 10_000

/** What was answered: JSON, or below a failure of the other side the beginning of its text. */
export interface SignedAnswer {
  readonly status: number
  readonly answer: unknown
}

/**
 * Calls of an API whose `x-signature` is HMAC-SHA256 over the body or, without one, over path and query. They throw when no
 * answer comes in time, and a SyntaxError when it is no JSON.
 */
export function createSignedCalls({ url, key }: { readonly url: string; readonly key: string }) {
  return async (method: 'GET' | 'POST', path: string, text = ''): Promise<SignedAnswer> => {
    const { statusCode, body } = await request(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-signature': createHmac('sha256', key)
          .update(text === '' ? path : text)
          .digest('hex'),
      },
      body: method === 'POST' ? text : null,
      headersTimeout: TIMEOUT,
      bodyTimeout: TIMEOUT,
      // Of the whole answer: one that drips byte by byte crosses none of the others.
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const answer = await body.text()
    return { status: statusCode, answer: statusCode < 500 ? JSON.parse(answer) : answer.slice(0, 200) }
  }
}
