import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import type { GatewayContext } from '../context.ts'
import { translateFailure } from '../errors.ts'
import { errorSentence } from '../words.ts'
import { UpstreamError } from '../wps/failures.ts'

/** Codes whose message speaks to the developer who wrote the operation and passes as it is. */
const developerCodes = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST'])
/** The errors resolvers met, by what Apollo made of them, so that the answer can be written when the caller's language is known. */
const originals = new WeakMap<GraphQLFormattedError, unknown>()

/** Apollo's `formatError`: remembers what really happened and lets nothing of it out. */
export function rememberError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted
  const answer = {
    message,
    // A place in the data says more than one in the text; the text of a persisted operation the caller does not even have.
    ...(path ? { path } : locations && { locations }),
    extensions: { code: extensions?.code, ...(extensions?.reason !== undefined && { reason: extensions.reason }) },
  }
  originals.set(answer, error)
  return answer
}

/** An error as the caller may see it: code, one plain sentence in their language, the id of the request. */
export function presentError(
  error: GraphQLFormattedError,
  original: unknown,
  { language, requestId }: Pick<GatewayContext, 'language' | 'requestId'>,
): GraphQLFormattedError {
  const cause = causeOf(original)
  const failure = translateFailure(cause)
  const declared = error.extensions?.code
  const isDeclared = typeof declared === 'string' && declared !== 'INTERNAL_SERVER_ERROR'
  const code = failure?.code ?? (isDeclared ? declared : 'SYSTEM_ERROR')
  const speaks = isDeclared && developerCodes.has(code) && failure === undefined
  const reason = failure?.reason ?? error.extensions?.reason
  const retryAfter = failure?.retryAfter
  return {
    ...error,
    message: failure?.message ?? (speaks ? forDeveloper(error.message) : errorSentence(code, language)),
    extensions: {
      code,
      ...(reason !== undefined && { reason }),
      // Seconds, as in `userErrors`: a program does not read the sentence.
      ...(retryAfter !== undefined && { retryAfter }),
      requestId,
    },
  }
}

/**
 * Without the names that graphql-js would have had in mind: they spell the schema to who guesses. Apollo leaves them out of what it
 * validates, not out of what variables and sockets are told. A document that is too deep is called wrong in its syntax by the library.
 */
const forDeveloper = (message: string) =>
  message.replace(/ ?Did you mean .+\?$/s, '').replace(/^Syntax Error: (?=.+ limit of )/, '')

/** Whether nobody foresaw the error: it is a fault of ours. */
function isUnforeseen(error: unknown): boolean {
  const cause = causeOf(error)
  if (translateFailure(cause) !== undefined) return false
  return !(cause instanceof GraphQLError) || cause.extensions.code === 'INTERNAL_SERVER_ERROR'
}

/** Logs what the house must know: faults of ours with their stack, and an upstream that does not answer with its reason. */
export function logError(logger: Logger, error: unknown, where: object): void {
  const cause = causeOf(error)
  if (isUnforeseen(error)) logger.error({ ...where, err: cause }, 'a resolver failed')
  else if (cause instanceof UpstreamError)
    logger.warn({ ...where, call: cause.call, reason: cause.reason, cause: String(cause.cause) }, 'the platform failed')
}

function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError !== undefined ? causeOf(error.originalError) : error
}

/** Writes the errors of every answer. */
export const presentErrors: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single' || response.body.singleResult.errors === undefined) return
        response.body.singleResult.errors = response.body.singleResult.errors.map((error) =>
          presentError(error, originals.get(error), contextValue),
        )
      },
    }
  },
}
