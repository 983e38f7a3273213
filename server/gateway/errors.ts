import { GraphQLError } from 'graphql'
import { UpstreamError, WpsFailure } from './wps/failures.ts'

/** Codes in `extensions.code` of errors outside `userErrors`; each has a sentence in `locales/<language>/errors.json`. */
export type GatewayErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'SESSION_LOCKED'
  | 'BAD_INPUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'OPERATION_REFUSED'
  | 'OPERATION_TOO_COSTLY'
  | 'ONE_SENSITIVE_CALL'
  | 'TOO_MANY_AT_ONCE'
  | 'TOO_MANY_SUBSCRIPTIONS'
  | 'SYSTEM_ERROR'

/**
 * An error the gateway raises itself. Its sentence is filled in, in the caller's language, when the answer is sent.
 *
 * @param reason what the developer of the caller wants to know beside the sentence, in English
 */
export function gatewayError(code: GatewayErrorCode, status?: number, reason?: string): GraphQLError {
  const http = status !== undefined && { http: { status } }
  return new GraphQLError('', { extensions: { code, ...http, ...(reason !== undefined && { reason }) } })
}

const codeByStatus: Readonly<Record<number, GatewayErrorCode>> = {
  400: 'BAD_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'BAD_INPUT',
  422: 'BAD_INPUT',
  423: 'SESSION_LOCKED',
  429: 'RATE_LIMITED',
}

/** The code and sentence with which a failure of the platform leaves the gateway; undefined when nobody expected it. */
export function translateFailure(
  error: unknown,
): { code: GatewayErrorCode; reason?: string; message?: string; retryAfter?: number } | undefined {
  if (error instanceof UpstreamError)
    return { code: error.reason === 'crowded' ? 'TOO_MANY_AT_ONCE' : 'UPSTREAM_UNAVAILABLE' }
  if (!(error instanceof WpsFailure)) return undefined
  const { status, code: reason, message, extras } = error
  const { retryAfter } = extras
  return {
    code: codeByStatus[status] ?? 'UPSTREAM_UNAVAILABLE',
    reason,
    message,
    ...(typeof retryAfter === 'number' && { retryAfter }),
  }
}

/** Whether the platform said that there is no (longer a) session of the asked kind behind the token. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof WpsFailure && error.status === 401
}

/** Whether the platform said that the token is one of the other kind (a blocked region is something else). */
export function isForbidden(error: unknown): boolean {
  return error instanceof WpsFailure && error.code === 'FORBIDDEN'
}

/** Null instead of a thing that does not exist; every other failure stays one. */
export async function orNull<Value>(read: Promise<Value>): Promise<Value | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof WpsFailure && error.status === 404) return null
    throw error
  }
}
