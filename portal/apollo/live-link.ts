import type { ApolloLink } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient } from 'graphql-ws'
import i18next from 'i18next'
import { retryPause } from '../../formats/retry-pause.ts'
import { merchantCode, sessionToken } from '../data/session-token.ts'

/** The WebSocket link for subscriptions. It connects with the first subscription and says who, which brand and language. */
export function createLiveLink(): ApolloLink {
  const { protocol, host } = window.location
  return new GraphQLWsLink(
    createClient({
      url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
      lazy: true,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      // The library's own pause doubles without end: after a long night it would come back in hours.
      retryWait: (tries) => new Promise((resolve) => setTimeout(resolve, retryPause(tries))),
      connectionParams: () => {
        const token = sessionToken()
        const merchant = merchantCode()
        return {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(merchant && { merchant }),
          acceptLanguage: i18next.language,
        }
      },
    }),
  )
}
