import type { FastifyRequest } from 'fastify'
import { callerOf } from '../caller.ts'
import { brandOf } from '../context.ts'
import type { RawOperation } from '../plugins/persisted-operations.ts'

/** What an answer that may be shared depends on. */
export interface Asked {
  readonly key: string
  /** The operation by the hash of its text, and the name of the one that is meant. */
  readonly operation: string
  readonly hasToken: boolean
  readonly accept: string
}

/** Longer variables are nobody's lobby; what they ask for is not looked for. */
const mostVariables = 1_000
const mostAccept = 200

/**
 * What a request asks for, so that an answer can be found before anything of it is parsed; undefined for what Apollo would refuse
 * by its form, which is for Apollo to say.
 */
export function askedOf(request: FastifyRequest): Asked | undefined {
  const { operationHash, method } = request
  if (operationHash === undefined || !isPreflighted(request)) return undefined
  const { operationName, variables } = (method === 'GET' ? request.query : request.body) as RawOperation
  if (!isName(operationName)) return undefined
  const written = method === 'GET' ? canonicalText(variables) : canonical(variables)
  const accept = request.headers.accept ?? ''
  if (written === undefined || written.length > mostVariables || accept.length > mostAccept) return undefined
  const caller = callerOf(request)
  const operation = `${operationHash} ${operationName ?? ''}`
  return { key: `${operation}|${brandOf(caller)}|${written}`, operation, hasToken: caller.token !== undefined, accept }
}

/** A name as documents have them; any other is for Apollo to refuse. */
const nameForm = /^[_A-Za-z]\w{0,99}$/
const isName = (name: unknown): name is string | undefined | null =>
  name === undefined || name === null || (typeof name === 'string' && nameForm.test(name))

/**
 * Whether a browser of another site would have had to ask before it sent this, as Apollo demands of every request (its
 * `csrfPrevention`): what it would refuse it shall see.
 */
function isPreflighted({ headers }: FastifyRequest): boolean {
  const { 'apollo-require-preflight': preflight, 'x-apollo-operation-name': name } = headers
  return headers['content-type']?.startsWith('application/json') === true || Boolean(preflight) || Boolean(name)
}

function canonicalText(variables: unknown): string | undefined {
  if (variables === undefined || variables === '') return ''
  if (typeof variables !== 'string' || variables.length > mostVariables) return undefined
  try {
    return canonical(JSON.parse(variables))
  } catch {
    // No JSON: Apollo says so.
    return undefined
  }
}

/** Variables in one spelling, whatever order they came in; undefined where they are none. */
function canonical(variables: unknown): string | undefined {
  if (variables === undefined || variables === null) return ''
  if (typeof variables !== 'object' || Array.isArray(variables)) return undefined
  const text = JSON.stringify(variables, (_key, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
  return text === '{}' ? '' : text
}
