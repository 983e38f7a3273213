import type { FastifyInstance } from 'fastify'
import { type Registry, register } from 'prom-client'
import { isObserver, type ObserverKeys } from '../edge/observer.ts'

/** Liveness and figures of a node that is a gateway alone; where the platform runs too, it answers for the process. */
export function registerWatch(app: FastifyInstance, keys: ObserverKeys, metrics: Registry = register): void {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/metrics', async (request, reply) => {
    if (!isObserver(request, keys))
      return reply.code(403).send({ success: false, code: 'FORBIDDEN', message: 'Forbidden' })
    return reply.header('content-type', metrics.contentType).send(await metrics.metrics())
  })
}
