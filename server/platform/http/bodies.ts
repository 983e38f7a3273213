import { parse as parseForm } from 'node:querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseJson, SealedBody } from './route.ts'

/** How each kind of body is read; anything else is refused. A signed call keeps its bytes. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const kinds: Record<string, (bytes: Buffer) => unknown> = {
    'application/json': (bytes) => (bytes.length === 0 ? undefined : parseJson(bytes.toString('utf8'))),
    'application/x-www-form-urlencoded': (bytes) => ({
      ...parseForm(bytes.toString('utf8'), '&', '=', { maxKeys: 50 }),
    }),
    'application/jose': (bytes) => new SealedBody(bytes.toString('latin1')),
  }
  for (const [type, read] of Object.entries(kinds)) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) =>
      request.routeOptions.config.rawBody ? bytes : read(bytes),
    )
  }
}
