import type { FastifyReply, FastifyRequest } from 'fastify'

/** Section 9: a browser is remembered for a day. */
const ONE_DAY = 86_400
/** With the prefix a browser takes it from this very host over TLS only: no subdomain and no neighbour on plain HTTP can plant one. */
const SAFE = { name: '__Host-device', flags: '; Secure' }
/** A DEMO without TLS: other browsers than Chromium keep no `Secure` cookie of http://localhost, and none has a prefix without it. */
const PLAIN = { name: 'device', flags: '' }

/** The token of a remembered device, where no script of the page can read it. */
export interface DeviceCookie {
  readonly read: () => string | undefined
  readonly keep: (token: string) => void
  readonly forget: () => void
}

export const noCookie: DeviceCookie = { read: () => undefined, keep: () => {}, forget: () => {} }

/** The cookie of one request; what people type decides how it is kept, not what the request says of itself. */
export function deviceCookieOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string): DeviceCookie {
  const { name, flags } = publicUrl.startsWith('https:') ? SAFE : PLAIN
  const write = (value: string, maxAge: number) =>
    reply.header('set-cookie', `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Strict${flags}`)
  return {
    read: () => tokenIn(request.headers.cookie ?? '', name),
    keep: (token) => write(token, ONE_DAY),
    forget: () => write('', 0),
  }
}

function tokenIn(cookies: string, name: string): string | undefined {
  const pairs = cookies.split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value !== undefined && /^[\w-]{20,128}$/.test(value) ? value : undefined
}
