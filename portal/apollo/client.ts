import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client'
import { ErrorLink } from '@apollo/client/link/error'
import { isServerSilent, notedFetch, onServerReturn } from '../data/connection.ts'
import { followSession } from '../data/follow-session.ts'
import { requestHeaders } from '../data/headers.ts'
import { LeftUnproven } from '../data/left-unproven.ts'
import { askUnlock } from '../data/unlocking.ts'
import { errorCode } from './error-words.ts'
import { freshReads } from './fresh-reads.ts'
import { persistedOperations } from './persisted-operations.ts'
import { possibleTypes } from './possible-types.generated.ts'
import { retriedReads } from './retried-reads.ts'

/** Says on every call who asks, for which brand and in which language. */
const headersLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
    headers: { ...headers, ...requestHeaders() },
  }))
  return forward(operation)
})

/**
 * What the server says about the session holds here too. A change that a locked session was refused waits until the person
 * unlocked it and is sent again; what is only read is read anew by the dialog itself.
 */
const sessionLink = new ErrorLink(({ error, operation, forward }) => {
  const code = errorCode(error)
  if (code !== 'SESSION_LOCKED' || operation.operationType !== 'mutation') return followSession(code)
  // What happens beside what the person does, such as marking what he reads, asks him for nothing.
  if (operation.getContext().isAside === true) return new Observable((observer) => observer.error(new LeftUnproven()))
  return new Observable((observer) => {
    askUnlock().then((isUnlocked) => {
      if (isUnlocked) forward(operation).subscribe(observer)
      else observer.error(new LeftUnproven())
    })
  })
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
    possibleTypes,
    typePolicies: {
      Lottery: { keyFields: ['code'] },
      // Parts of what they hang on: written over field by field, not as a whole.
      Site: { keyFields: [] },
      Wallet: { keyFields: false, merge: true },
      Team: { keyFields: [] },
      TeamReport: { keyFields: false, merge: true },
    },
  }),
  link: ApolloLink.split(
    ({ operationType }) => operationType === 'subscription',
    ApolloLink.from([sessionLink, liveLink]),
    ApolloLink.from([
      freshReads(),
      sessionLink,
      retriedReads(),
      headersLink,
      ...persistedOperations(),
      new HttpLink({ uri: '/graphql', fetch: notedFetch }),
    ]),
  ),
  // `freshReads` shares in its place.
  queryDeduplication: false,
  defaultOptions: {
    watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', skipPollAttempt: isServerSilent },
  },
})

// What failed while the server was away, and what is asked by the clock, is asked as soon as it is back.
onServerReturn(() => {
  for (const query of client.getObservableQueries('active')) {
    if (query.options.pollInterval || query.getCurrentResult().error) query.refetch().catch(() => undefined)
  }
})
