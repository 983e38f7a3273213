import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { isObserver, type ObserverKeys } from '../edge/observer.ts'
import { readMetrics } from '../processes/metrics.ts'

/** Liveness and figures of a node that is a gateway alone; where the platform runs too, it answers for the process. */
export function registerWatch(app: FastifyInstance, keys: ObserverKeys, metrics?: Registry): void {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/metrics', async (request, reply) => {
    if (!isObserver(request, keys))
      return reply.code(403).send({ success: false, code: 'FORBIDDEN', message: 'Forbidden' })
    const { type, text } = await readMetrics(metrics)
    return reply.header('content-type', type).send(text)
  })
}
