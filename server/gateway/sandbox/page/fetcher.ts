import type { GraphiQLProps } from 'graphiql'
import { createClient } from 'graphql-ws'
import { requestHeaders, sessionToken } from './session.ts'
import { language } from './words.ts'

type Fetcher = GraphiQLProps['fetcher']

/** One socket for each subscription, so that it speaks for whoever is signed in when it starts. */
function subscribe(operation: Parameters<Fetcher>[0]) {
  const { protocol, host } = window.location
  const token = sessionToken()
  const client = createClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
    connectionParams: { acceptLanguage: language, ...(token !== null && { authorization: `Bearer ${token}` }) },
  })
  return client.iterate({ ...operation, operationName: operation.operationName ?? null })
}

/** Sends operations of the editor to the gateway: subscriptions over WebSocket, the rest over HTTP. */
export const fetcher = ((operation, options) => {
  const definitions = options?.documentAST?.definitions ?? []
  const isSubscription = definitions.some(
    (one) =>
      one.kind === 'OperationDefinition' &&
      one.operation === 'subscription' &&
      (operation.operationName == null || one.name?.value === operation.operationName),
  )
  if (isSubscription) return subscribe(operation)
  return fetch('/graphql', {
    method: 'POST',
    headers: { ...options?.headers, ...requestHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify(operation),
  }).then((response) => response.json())
}) as Fetcher
