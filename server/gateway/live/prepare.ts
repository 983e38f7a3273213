import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  subscribe,
  validate,
} from 'graphql'
import type { GatewayContext } from '../context.ts'
import { gatewayError } from '../errors.ts'
import { logError, presentError } from '../plugins/errors.ts'
import { checkOperation, documentLimits, mostTokens } from '../plugins/limits.ts'

/** A subscription as it is asked for; its text stands in the place of its id already. */
export interface SubscriptionRequest {
  readonly query: string
  readonly operationName?: string | null | undefined
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
}

/** Makes what executes a subscription, whatever it travels on: under the limits of HTTP, and nothing but subscriptions. Throws GraphQLErrors. */
export function createPreparation(schema: GraphQLSchema) {
  const rules = [...specifiedRules, ...documentLimits().validationRules]
  return ({ query, operationName, variables }: SubscriptionRequest, contextValue: GatewayContext): ExecutionArgs => {
    const document = parseDocument(query)
    const [invalid] = validate(schema, document, rules)
    if (invalid !== undefined) throw coded(invalid, 'GRAPHQL_VALIDATION_FAILED')
    const operation = getOperationAST(document, operationName)
    if (operation?.operation !== 'subscription') throw gatewayError('OPERATION_REFUSED')
    const refusal = checkOperation(schema, document, operation, variables)
    if (refusal !== undefined) throw refusal
    return {
      schema,
      document,
      operationName: operationName ?? null,
      variableValues: variables ?? {},
      contextValue,
    }
  }
}

/** A subscription that cannot begin fails alone: what is thrown here would end the connection under all that it carries. */
export async function subscribeAlone(args: ExecutionArgs): Promise<Awaited<ReturnType<typeof subscribe>>> {
  try {
    return await subscribe(args)
  } catch (error) {
    return { errors: [asGraphQLError(error)] }
  }
}

export const asGraphQLError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })

/** Errors as their caller may read them, in the caller's language; the log has them whole. */
export function present(errors: readonly GraphQLError[], context: GatewayContext | undefined): GraphQLError[] {
  return errors.map((error) => {
    if (context === undefined) return gatewayError('SYSTEM_ERROR')
    const { requestId, logger } = context
    logError(logger, error, { requestId, path: error.path })
    const { message, extensions } = presentError(error.toJSON(), error, context)
    return new GraphQLError(message, { extensions: extensions ?? {}, path: error.path ?? null })
  })
}

function parseDocument(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: mostTokens })
  } catch (error) {
    throw coded(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')
  }
}

/** A fault of who wrote the operation, told to them as it is. */
function coded({ message }: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}
