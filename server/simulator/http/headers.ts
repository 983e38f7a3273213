import type { FastifyInstance } from 'fastify'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ')

/**
 * Headers of everything the simulator sends, in place of those the server around it may have set.
 * Games run in a frame of another, opaque origin: they may be framed, and their own calls come without credentials
 * from the origin `null`, which is why everybody is allowed. The session's id in the path is the right to play.
 */
export function setHeaders(room: FastifyInstance) {
  room.addHook('onSend', async (_request, reply) => {
    for (const name of ['x-frame-options', 'content-security-policy', 'cross-origin-opener-policy']) {
      reply.removeHeader(name)
      reply.raw.removeHeader(name)
    }
    reply.headers({
      'content-security-policy': policy,
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })
  room.options('/*', (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .status(204)
      .send(),
  )
}
