import type { FastifyInstance } from 'fastify'
import { addressOf, hasServiceKey } from './caller.ts'
import { httpErrors } from './errors.ts'
import type { HttpContext } from './http-context.ts'
import { readMetrics } from './metrics.ts'

const PRIVATE_ADDRESS = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/

/** For the machines that look after the platform: liveness, readiness and figures. */
export function registerHealth(app: FastifyInstance, context: HttpContext): void {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    try {
      await context.database.raw('select 1')
      return { status: 'ok' }
    } catch (error) {
      context.logger.error({ err: error }, 'not ready: the database does not answer')
      return reply.code(503).send({ status: 'not ready', missing: ['database'] })
    }
  })
  app.get('/metrics', async (request, reply) => {
    const isOurs = PRIVATE_ADDRESS.test(addressOf(request, context.config.trustProxy))
    if (!isOurs && !hasServiceKey(request, context.config.serviceKey)) throw httpErrors.FORBIDDEN()
    const { type, text } = await readMetrics()
    return reply.header('content-type', type).send(text)
  })
}
