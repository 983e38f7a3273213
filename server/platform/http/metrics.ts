import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, register } from 'prom-client'

/** Milliseconds between two looks at how late the event loop is; `nodejs_eventloop_lag_*` begins there. */
const LOOK_AT_LOOP = 50

/** The counters of the REST platform, in the process's one registry, which the gateway may share. */
function platformMetrics() {
  const requests =
    (register.getSingleMetric('croupier_rest_requests_total') as Counter | undefined) ??
    new Counter({
      name: 'croupier_rest_requests_total',
      help: 'REST calls by module id and status',
      labelNames: ['module', 'status'],
    })
  const durations =
    (register.getSingleMetric('croupier_rest_duration_seconds') as Histogram | undefined) ??
    new Histogram({
      name: 'croupier_rest_duration_seconds',
      help: 'Time to answer a REST call, by module id',
      labelNames: ['module'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    })
  // By itself it looks at the delay of the event loop a hundred times a second, which wakes a process that has nothing to do.
  if (register.getSingleMetric('process_cpu_seconds_total') === undefined)
    collectDefaultMetrics({ eventLoopMonitoringPrecision: LOOK_AT_LOOP })
  return { requests, durations }
}

/** Counts and times every call of the platform; `/metrics` shows the registry. */
export function meterCalls(app: FastifyInstance): void {
  const { requests, durations } = platformMetrics()
  app.addHook('onResponse', async (request, reply) => {
    const module = request.moduleId ?? 'NONE'
    requests.inc({ module, status: String(reply.statusCode) })
    durations.observe({ module }, reply.elapsedTime / 1000)
  })
}
