import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import { noteSharing } from './answers/plugin.ts'
import type { GatewayContext } from './context.ts'
import { withExecutor } from './executor.ts'
import type { GatewayOptions } from './options.ts'
import { presentErrors, rememberError } from './plugins/errors.ts'
import { documentLimits, mostTokens, operationLimits } from './plugins/limits.ts'
import type { GatewayMetrics } from './plugins/metrics.ts'
import { observeOperations } from './plugins/observe.ts'

/** Apollo Server with every default that leaks or is open closed (security-minded settings are named even where they are defaults). */
export function createApollo(
  schema: GraphQLSchema,
  options: GatewayOptions,
  metrics: GatewayMetrics,
): ApolloServer<GatewayContext> {
  const limits = documentLimits()
  return new ApolloServer<GatewayContext>({
    gateway: withExecutor(schema, { compile: options.compile ?? true }),
    introspection: options.introspection,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    // Apollo's persisted queries are a cache of whatever is sent; ours are an allow list, applied before Apollo sees the request.
    persistedQueries: false,
    parseOptions: { maxTokens: mostTokens },
    validationRules: limits.validationRules,
    formatError: rememberError,
    nodeEnv: 'production',
    stopOnTerminationSignals: false,
    logger: options.logger.child({ part: 'apollo' }, { level: 'warn' }),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      presentErrors,
      operationLimits,
      noteSharing,
      observeOperations(metrics),
      ...limits.plugins,
    ],
  })
}
