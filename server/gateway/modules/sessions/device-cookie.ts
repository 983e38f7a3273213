import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'device'
/** Section 9: a browser is remembered for a day. */
const ONE_DAY = 86_400

/** The token of a remembered device, where no script of the page can read it. */
export interface DeviceCookie {
  readonly read: () => string | undefined
  readonly keep: (token: string) => void
  readonly forget: () => void
}

export const noCookie: DeviceCookie = { read: () => undefined, keep: () => {}, forget: () => {} }

/** The cookie of one request. It goes to `/graphql` of this very site only, and over TLS only but where a DEMO has none. */
export function deviceCookieOf(request: FastifyRequest, reply: FastifyReply, mode: 'DEMO' | 'LIVE'): DeviceCookie {
  const isSecure = mode === 'LIVE' || request.protocol === 'https'
  const write = (value: string, maxAge: number) => {
    const flags = `Max-Age=${maxAge}; Path=/graphql; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
    reply.header('set-cookie', `${NAME}=${value}; ${flags}`)
  }
  return {
    read: () => new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{20,128})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1],
    keep: (token) => write(token, ONE_DAY),
    forget: () => write('', 0),
  }
}
