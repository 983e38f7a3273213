import type { FastifyInstance } from 'fastify'
import { isObserver } from '../../edge/observer.ts'
import { readMetrics } from '../../processes/metrics.ts'
import { httpErrors } from './errors.ts'
import type { HttpContext } from './http-context.ts'
import { readiness } from './readiness.ts'

/** For the machines that look after the platform: liveness and readiness, and to who may know more, figures and what is missing. */
export function registerHealth(app: FastifyInstance, context: HttpContext): void {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (request, reply) => {
    const { missing, degraded } = await readiness(context)
    const isTold = isObserver(request, context.config)
    if (missing.length === 0) return { status: 'ok', ...(isTold && degraded.length > 0 && { degraded }) }
    context.logger.error({ missing }, 'not ready')
    return reply.code(503).send({ status: 'not ready', ...(isTold && { missing }) })
  })
  app.get('/metrics', async (request, reply) => {
    if (!isObserver(request, context.config)) throw httpErrors.FORBIDDEN()
    const { type, text } = await readMetrics()
    return reply.header('content-type', type).send(text)
  })
}
