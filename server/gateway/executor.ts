import type { ApolloServerOptionsWithGateway } from '@apollo/server'
import { type DocumentNode, type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import type { GatewayContext } from './context.ts'

interface Execution {
  readonly document: DocumentNode
  readonly operationName: string | null
  readonly variables: Record<string, unknown> | undefined
  readonly context: GatewayContext
}

/**
 * Executes documents as compiled functions (graphql-jit), made at the second use of a document, since compiling costs more than
 * one interpretation. What cannot be compiled is interpreted by graphql-js, as everything is with `compile: false`.
 */
export function createExecutor(schema: GraphQLSchema, options: { compile: boolean }) {
  const compiled = new LRUCache<string, CompiledQuery | 'once' | 'never'>({ max: 500 })

  function compiledFor(key: string, { document, operationName }: Execution): CompiledQuery | undefined {
    const known = compiled.get(key)
    if (known === 'never') return undefined
    if (known === undefined) {
      compiled.set(key, 'once')
      return undefined
    }
    if (known !== 'once') return known
    const query = compileQuery(schema, document, operationName ?? undefined)
    compiled.set(key, isCompiledQuery(query) ? query : 'never')
    return isCompiledQuery(query) ? query : undefined
  }

  return async (key: string, execution: Execution): Promise<ExecutionResult> => {
    const { document, operationName, variables, context } = execution
    const query = options.compile ? compiledFor(`${key} ${operationName ?? ''}`, execution) : undefined
    if (query !== undefined) return withUsualErrors(await query.query(undefined, context, variables ?? {}))
    return execute({ schema, document, operationName, variableValues: variables ?? {}, contextValue: context })
  }
}

/**
 * Errors as graphql-js makes them: compiled queries leave out extensions, cannot be written to, and do not say that it was the
 * variables that were wrong.
 */
function withUsualErrors(result: ExecutionResult): ExecutionResult {
  if (result.errors === undefined) return result
  const errors = result.errors.map(({ message, path, originalError }) => {
    if (originalError === undefined && path === undefined) {
      return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
    }
    return new GraphQLError(message, { path: path ?? null, originalError: originalError ?? null })
  })
  return { ...result, errors }
}

/** The schema with our executor in the form in which Apollo Server takes a foreign one. */
export function withExecutor(
  schema: GraphQLSchema,
  options: { compile: boolean },
): ApolloServerOptionsWithGateway<GatewayContext>['gateway'] {
  const run = createExecutor(schema, options)
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => undefined
    },
    load: async () => ({
      executor: async ({ queryHash, document, operationName, request, context }) =>
        run(queryHash, { document, operationName, variables: request.variables, context: context as GatewayContext }),
    }),
    stop: async () => undefined,
  }
}
