import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloArmor } from '@escape.tech/graphql-armor'
import { type DocumentNode, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import type { GatewayContext } from '../context.ts'
import { gatewayError } from '../errors.ts'
import { measureCost, mostCost } from './cost.ts'

/** Greatest number of lexical tokens of a document. */
export const mostTokens = 1_500
/** How deep the fields of an operation may stand in one another. */
export const mostDepth = 8
export const mostAliases = 15
export const mostDirectives = 20

/**
 * Limits that a document alone can break: depth, aliases, directives. Cost is ours (armor's does not know how many rows a list is
 * asked for), tokens are counted by the parser.
 */
export function documentLimits() {
  return new ApolloArmor({
    // A fragment is no level of its own: how a document is cut into parts is its writer's affair.
    maxDepth: { enabled: true, n: mostDepth, ignoreIntrospection: true, flattenFragments: true },
    maxAliases: { enabled: true, n: mostAliases, allowList: [] },
    maxDirectives: { enabled: true, n: mostDirectives },
    maxTokens: { enabled: false },
    costLimit: { enabled: false },
    // Apollo's hideSchemaDetailsFromClientErrors does it.
    blockFieldSuggestion: { enabled: false },
  }).protect()
}

/** Refuses an operation that costs too much, or that would try more than one credential or move money more than once. */
export function checkOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): GraphQLError | undefined {
  const { cost, sensitive } = measureCost(schema, document, operation, variables ?? {})
  if (cost > mostCost)
    return gatewayError('OPERATION_TOO_COSTLY', 400, `costs ${cost}, and ${mostCost} at most are taken`)
  if (sensitive > 1) return gatewayError('ONE_SENSITIVE_CALL', 400)
  return undefined
}

/** What a request over HTTP may not be: a subscription, or, but for one of our own, what `checkOperation` refuses. */
export const operationLimits: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        // Also one of our own: it would be a fault of ours where nothing can be answered twice.
        if (operation?.operation === 'subscription')
          throw new GraphQLError('Subscriptions are taken over WebSocket, or as text/event-stream', {
            extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
          })
        if (contextValue.isPersisted || operation === undefined) return
        const refusal = checkOperation(schema, document, operation, request.variables)
        if (refusal !== undefined) throw refusal
      },
    }
  },
}
