import { ApolloLink } from '@apollo/client'
import { operationId } from '../data/operation-id.ts'

/** In production only the ids of operations travel, never their text; the gateway knows the text. */
export function persistedOperations(): ApolloLink[] {
  if (!import.meta.env.PROD) return []
  return [
    new ApolloLink((operation, forward) => {
      const sha256Hash = operationId(operation.query)
      if (sha256Hash) {
        operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } }
        operation.setContext({ http: { includeQuery: false, includeExtensions: true } })
      }
      return forward(operation)
    }),
  ]
}
