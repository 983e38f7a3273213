import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GraphQLFormattedError } from 'graphql'
import { notedFetch } from './connection.ts'
import { followSession } from './follow-session.ts'
import { requestHeaders } from './headers.ts'
import { operationId } from './operation-id.ts'

/** A failure the server told. Has the shape of Apollo Client's, so that `errorWords` reads both. */
export class OperationError extends Error {
  readonly errors: readonly GraphQLFormattedError[]

  constructor(errors: readonly GraphQLFormattedError[]) {
    super(errors[0]?.message ?? 'No data')
    this.errors = errors
  }
}

/** What came back: the parts that worked, and a failure when some did not. */
export interface Answer<Data> {
  data: Data | null
  error: OperationError | undefined
}

function isMutation(document: TypedDocumentNode<unknown, never>): boolean {
  return document.definitions.some((part) => part.kind === 'OperationDefinition' && part.operation === 'mutation')
}

/** The name of an operation, by which its stored text and its readers are known. */
export function operationName(document: TypedDocumentNode<unknown, never>): string {
  for (const definition of document.definitions) {
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value
  }
  throw new Error('An operation needs a name')
}

/**
 * Sends one operation without Apollo Client, whose weight the first page does not carry. In production only the operation's
 * id travels. Throws when no answer came; a failure the server told is part of the answer.
 */
export async function sendOperation<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const name = operationName(document as TypedDocumentNode<unknown, never>)
  const response = await notedFetch('/graphql', {
    method: 'POST',
    // A change may be shown before it is answered: who leaves the page meanwhile does not take it back.
    keepalive: isMutation(document as TypedDocumentNode<unknown, never>),
    headers: { 'content-type': 'application/json', accept: 'application/json', ...requestHeaders() },
    body: JSON.stringify({ operationName: name, variables, ...(await operationText(document)) }),
  })
  const answer = (await response.json()) as { data?: Data | null; errors?: GraphQLFormattedError[] }
  const error = answer.errors?.length ? new OperationError(answer.errors) : undefined
  followSession(error?.errors[0]?.extensions?.code)
  return { data: answer.data ?? null, error: answer.data || error ? error : new OperationError([]) }
}

/** The operation's id in production; its text while developing, where operations change faster than the list of ids. */
async function operationText(document: object): Promise<object> {
  if (import.meta.env.DEV) {
    const { print } = await import('graphql/language/printer')
    return { query: print(document as Parameters<typeof print>[0]) }
  }
  return { extensions: { persistedQuery: { version: 1, sha256Hash: operationId(document) } } }
}
