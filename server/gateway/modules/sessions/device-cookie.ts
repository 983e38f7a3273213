import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Section 9: a browser is remembered for a day. */
const ONE_DAY = 86_400
/** With the prefix a browser takes it from this very host over TLS only: no subdomain and no neighbour on plain HTTP can plant one. */
const SAFE = { name: '__Host-device', secure: true }
/** A DEMO without TLS: other browsers than Chromium keep no `Secure` cookie of http://localhost, and none has a prefix without it. */
const PLAIN = { name: 'device', secure: false }
/** What our tokens look like; anything else somebody else wrote. */
const TOKEN = /^[\w-]{20,128}$/

/** The token of a remembered device, where no script of the page can read it. */
export interface DeviceCookie {
  readonly read: () => string | undefined
  readonly keep: (token: string) => void
  readonly forget: () => void
}

export const noCookie: DeviceCookie = { read: () => undefined, keep: () => {}, forget: () => {} }

/** The cookie of one request; what people type decides how it is kept, not what the request says of itself. */
export function deviceCookieOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string): DeviceCookie {
  const kind = publicUrl.startsWith('https:') ? SAFE : PLAIN
  const write = (change: Pick<SetCookie, 'value' | 'maxAge'>) =>
    reply.header(
      'set-cookie',
      stringifySetCookie({ ...kind, ...change, path: '/', httpOnly: true, sameSite: 'strict' }),
    )
  return {
    read: () => {
      const token = parseCookie(request.headers.cookie ?? '')[kind.name]
      return token !== undefined && TOKEN.test(token) ? token : undefined
    },
    keep: (token) => write({ value: token, maxAge: ONE_DAY }),
    forget: () => write({ value: '', maxAge: 0 }),
  }
}
