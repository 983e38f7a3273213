import type { ApolloServerPlugin } from '@apollo/server'
import type { GatewayContext } from '../context.ts'
import { logError } from './errors.ts'
import type { GatewayMetrics } from './metrics.ts'

/**
 * One log line and the metrics of every operation. Variables are never logged: they hold passwords, codes and names. Only
 * operations of the manifest are named in metrics, since anybody may invent names.
 */
export function observeOperations(metrics: GatewayMetrics): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart({ contextValue: { logger, requestId } }) {
      const startedAt = performance.now()
      return {
        async didEncounterErrors({ errors, operationName }) {
          for (const error of errors) logError(logger, error, { requestId, operation: operationName, path: error.path })
        },
        async willSendResponse({ contextValue, operation, operationName, response }) {
          const milliseconds = performance.now() - startedAt
          const name = contextValue.isPersisted ? (operationName ?? 'unnamed') : 'ad_hoc'
          metrics.operationSeconds.observe({ operation: name }, milliseconds / 1000)
          metrics.restCallsPerOperation.observe({ operation: name }, contextValue.restCalls())
          const errors = response.body.kind === 'single' ? (response.body.singleResult.errors ?? []) : []
          const codes = errors.map((error) => String(error.extensions?.code))
          for (const code of codes) metrics.operationErrors.inc({ code })
          logger.info(
            {
              requestId,
              operation: operationName,
              kind: operation?.operation,
              milliseconds: Math.round(milliseconds * 10) / 10,
              restCalls: contextValue.restCalls(),
              ...(codes.length > 0 && { codes }),
            },
            'operation',
          )
        },
      }
    },
  }
}
