import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { failureLink } from './failures.ts'
import { persistedIds } from './persisted-ids.generated.ts'
import { callHeaders } from './session.ts'

const headersLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, ...callHeaders() },
  }))
  return forward(operation)
})

/** In production only the ids of operations travel, never their text; the gateway knows the text. */
const persistedLink = new ApolloLink((operation, forward) => {
  const sha256Hash = persistedIds[operation.operationName]
  if (import.meta.env.PROD && sha256Hash !== undefined) {
    operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } }
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } })
  }
  return forward(operation)
})

/**
 * The one GraphQL client of the console. react-admin caches and shares by itself, so nothing is kept here, and nobody who reads after a
 * change is answered by a read from before it.
 */
export const client = new ApolloClient({
  cache: new InMemoryCache(),
  queryDeduplication: false,
  link: ApolloLink.from([failureLink, headersLink, persistedLink, new HttpLink({ uri: '/graphql' })]),
  defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
})
