import { Counter, Gauge, Histogram, type Registry, register } from 'prom-client'

/** The counters of the gateway in a registry; made once for each registry. */
export function createMetrics(registry: Registry = register) {
  const registers = [registry]
  const known = <Metric>(name: string, make: () => Metric): Metric =>
    (registry.getSingleMetric(name) as Metric | undefined) ?? make()
  return {
    restCalls: known(
      'gateway_rest_calls_total',
      () =>
        new Counter({
          name: 'gateway_rest_calls_total',
          help: 'REST calls by name and outcome',
          labelNames: ['call', 'outcome'],
          registers,
        }),
    ),
    restSeconds: known(
      'gateway_rest_seconds',
      () =>
        new Histogram({
          name: 'gateway_rest_seconds',
          help: 'Time of REST calls by name',
          labelNames: ['call'],
          registers,
        }),
    ),
    restCallsPerOperation: known(
      'gateway_rest_calls_per_operation',
      () =>
        new Histogram({
          name: 'gateway_rest_calls_per_operation',
          help: 'REST calls one operation needed',
          labelNames: ['operation'],
          buckets: [0, 1, 2, 3, 4, 6, 8, 12, 20],
          registers,
        }),
    ),
    operationSeconds: known(
      'gateway_operation_seconds',
      () =>
        new Histogram({
          name: 'gateway_operation_seconds',
          help: 'Time of GraphQL operations',
          labelNames: ['operation'],
          registers,
        }),
    ),
    operationErrors: known(
      'gateway_operation_errors_total',
      () =>
        new Counter({
          name: 'gateway_operation_errors_total',
          help: 'Errors in answers by code',
          labelNames: ['code'],
          registers,
        }),
    ),
    cacheReads: known(
      'gateway_cache_reads_total',
      () =>
        new Counter({
          name: 'gateway_cache_reads_total',
          help: 'Reads of the shared cache by result',
          labelNames: ['result'],
          registers,
        }),
    ),
    sockets: known('gateway_sockets', () => new Gauge({ name: 'gateway_sockets', help: 'Open WebSockets', registers })),
  }
}

export type GatewayMetrics = ReturnType<typeof createMetrics>
