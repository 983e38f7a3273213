import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { requestHeaders } from '../data/headers.ts'
import { clearSession, sessionToken } from '../session/session.ts'
import { errorCode } from './error-words.ts'
import { persistedOperations } from './persisted-operations.ts'

/** Says on every call who asks, for which brand and in which language. */
const headersLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, ...requestHeaders() },
  }))
  return forward(operation)
})

/** A session the server no longer knows is over here too. */
const sessionLink = new ErrorLink(({ error }) => {
  if (errorCode(error) === 'UNAUTHENTICATED' && sessionToken()) clearSession()
})

/** Subscriptions go over a WebSocket whose code is loaded with the first of them. */
const liveLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      let stop: (() => void) | undefined
      let isStopped = false
      loadLiveLink().then(
        (link) => {
          if (isStopped) return
          const subscription = ApolloLink.execute(link, operation, { client }).subscribe(observer)
          stop = () => subscription.unsubscribe()
        },
        (error) => observer.error(error),
      )
      return () => {
        isStopped = true
        stop?.()
      }
    }),
)

let loadedLiveLink: Promise<ApolloLink> | undefined
function loadLiveLink(): Promise<ApolloLink> {
  loadedLiveLink ??= import('./live-link.ts').then((module) => module.createLiveLink())
  return loadedLiveLink
}

/** The one GraphQL client of the portal. */
export const client = new ApolloClient({
  cache: new InMemoryCache({
    typePolicies: {
      Game: { keyFields: ['nodeId'] },
      // Parts of what they hang on: written over field by field, not as a whole.
      Site: { keyFields: [] },
      Wallet: { keyFields: false, merge: true },
    },
  }),
  link: ApolloLink.split(
    ({ operationType }) => operationType === 'subscription',
    liveLink,
    ApolloLink.from([sessionLink, headersLink, ...persistedOperations(), new HttpLink({ uri: '/graphql' })]),
  ),
  defaultOptions: {
    watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
  },
})
