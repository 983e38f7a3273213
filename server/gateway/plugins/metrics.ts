import { Counter, Gauge, Histogram, type Registry, register } from 'prom-client'

/** The counters of the gateway in a registry; made once for each registry. */
export function createMetrics(registry: Registry = register) {
  const registers = [registry]
  const known = <Metric>(name: string, make: () => Metric): Metric =>
    (registry.getSingleMetric(name) as Metric | undefined) ?? make()
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    known(name, () => new Counter({ name, help, labelNames, registers }))
  const times = (name: string, help: string, ...labelNames: string[]) =>
    known(name, () => new Histogram({ name, help, labelNames, registers }))
  return {
    restCalls: counter('gateway_rest_calls_total', 'REST calls by name and outcome', 'call', 'outcome'),
    restSeconds: times('gateway_rest_seconds', 'Time of REST calls by name', 'call'),
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
    operationSeconds: times('gateway_operation_seconds', 'Time of GraphQL operations', 'operation'),
    operationErrors: counter('gateway_operation_errors_total', 'Errors in answers by code', 'code'),
    cacheReads: counter('gateway_cache_reads_total', 'Reads of the shared cache by result', 'result'),
    answerReads: counter(
      'gateway_answers_total',
      'Operations over HTTP by how they were answered: from memory, with another one, executed',
      'result',
    ),
    sockets: known('gateway_sockets', () => new Gauge({ name: 'gateway_sockets', help: 'Open WebSockets', registers })),
  }
}

export type GatewayMetrics = ReturnType<typeof createMetrics>
