import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

/** Security headers of everything that gateway and platform answer (settings of helmet). */
export const commonHeaders = {
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  hsts: { maxAge: 31_536_000, includeSubDomains: true },
} as const

/**
 * Puts helmet's headers on every answer of a scope. Helmet works them out anew for each request, which is much beside an answer from
 * memory; without nonces they are the same for all, so they are asked for once. They are headers of the reply, which Node takes over
 * quicker than those of the raw response, and where a stream finds them too.
 */
export async function registerHeaders(scope: FastifyInstance, settings: FastifyHelmetOptions): Promise<void> {
  const headers = await headersBy(settings)
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** What helmet puts on an answer, as it does it to one. */
async function headersBy(settings: FastifyHelmetOptions) {
  const app = Fastify()
  await app.register(helmet, settings)
  // Fastify's own headers come later.
  app.get('/', async (_request, { raw }) => raw.getHeaders())
  const { payload } = await app.inject('/')
  await app.close()
  return JSON.parse(payload) as Readonly<Record<string, string>>
}
