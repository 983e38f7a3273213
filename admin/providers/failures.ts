import { ApolloLink, Observable } from '@apollo/client'
import type { GraphQLFormattedError } from 'graphql'
import { fieldWord, words } from './words.ts'

/** What speaks to whoever wrote the operation, not to the operator. */
const DEVELOPERS = new Set(['BAD_USER_INPUT', 'BAD_REQUEST', 'GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'])
/** How often what may pass is tried again. */
const MOST_RETRIES = 3

/** What a failed call may carry: Apollo's own error, or that within react-admin's. */
interface Told {
  graphQLErrors?: readonly GraphQLFormattedError[]
  networkError?: { statusCode?: number } | null
  body?: Told | null
  codes?: readonly string[]
  status?: number
  message?: string
}

/**
 * Failures in the operator's language. An answer with a status of failure is read too: what the server says there is an answer like
 * any other. A server that cannot be reached, or that answers something else, is told in a sentence of ours.
 */
export const failureLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const subscription = forward(operation).subscribe({
        next: (result) => observer.next(result.errors ? { ...result, errors: result.errors.map(inWords) } : result),
        error: (error: unknown) => {
          const errors = errorsWithin(error)
          if (errors === undefined) return observer.error(unreachable(error))
          observer.next({ errors: errors.map(inWords) })
          observer.complete()
        },
        complete: () => observer.complete(),
      })
      return () => subscription.unsubscribe()
    }),
)

/** The errors of a GraphQL answer that came with a status of failure. */
function errorsWithin(error: unknown): readonly GraphQLFormattedError[] | undefined {
  const { result } = error as { result?: { errors?: readonly GraphQLFormattedError[] } | string }
  const errors = typeof result === 'object' ? result.errors : undefined
  return Array.isArray(errors) && errors.length > 0 ? errors : undefined
}

function unreachable(cause: unknown): Error {
  const { statusCode } = cause as { statusCode?: number }
  const message =
    statusCode === undefined ? words.t('failures.unreachable') : words.t('failures.answer', { status: statusCode })
  return Object.assign(new Error(message, { cause }), { statusCode })
}

function inWords<Failure extends GraphQLFormattedError>(error: Failure): Failure {
  const code = error.extensions?.code
  if (typeof code !== 'string' || !DEVELOPERS.has(code)) return error
  const path = /^Variable "\$(\w+)" got invalid value .*? at "([\w.[\]]+)"/s.exec(error.message)?.[2]
  const field = path === undefined ? undefined : fieldWord(path)
  const message = field === undefined ? words.t('failures.input') : words.t('failures.inputOf', { field })
  return { ...error, message }
}

/** The codes with which the server refused. */
export function codesOf(error: unknown): readonly string[] {
  const { graphQLErrors = [], codes = [], body } = (error ?? {}) as Told
  const own = graphQLErrors.map(({ extensions }) => String(extensions?.code ?? ''))
  return [...own, ...codes, ...(body ? codesOf(body) : [])]
}

/** What is said of a thing that the server knows nothing of, where it says so by null and not by a refusal. */
export const notFound = (): Error => Object.assign(new Error(words.t('failures.notFound')), { codes: ['NOT_FOUND'] })

/** Whether what was asked for does not exist, and is not merely out of reach. */
export function isNotFound(error: unknown): boolean {
  return codesOf(error).includes('NOT_FOUND') || (error as Told).message === 'NOT_FOUND'
}

/** Whether asking once more may help: a refusal stays one however often it is asked. */
export function mayPass(error: unknown): boolean {
  const codes = codesOf(error)
  if (codes.length > 0) return codes.some((code) => code === 'UPSTREAM_UNAVAILABLE' || code === 'TOO_MANY_AT_ONCE')
  const { networkError, name, status } = error as Told & { name?: string }
  if (!networkError && name !== 'HttpError') return false
  const code = networkError ? networkError.statusCode : status
  return code === undefined || code === 408 || code >= 500
}

/** For react-query: which reads are tried again. */
export const retryWhatMayPass = (failures: number, error: unknown): boolean => failures < MOST_RETRIES && mayPass(error)
