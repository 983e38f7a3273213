import type { TypedDocumentNode } from '@apollo/client'
import { print } from 'graphql'
import { type Client, createClient } from 'graphql-ws'
import { retryPause } from '../../formats/retry-pause.ts'
import { callHeaders } from './session.ts'

let client: Client | undefined

/** One socket for all that the console listens to; it comes back by itself and says anew who listens, for which brand. */
function liveClient(): Client {
  const { protocol, host } = window.location
  client ??= createClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    // The library's own pause doubles without end: after a long night it would come back in hours.
    retryWait: (tries) => new Promise((resolve) => setTimeout(resolve, retryPause(tries))),
    connectionParams: () => {
      const { 'accept-language': acceptLanguage, ...who } = callHeaders()
      return { ...who, acceptLanguage }
    },
  })
  return client
}

/**
 * Whoever listens goes on for the brand that is in view now: a socket says once for whom it listens, and the menu's never closes. Without
 * this the counts of the brand before would be written over those of the new one.
 */
export const listenAnew = (): void => client?.terminate()

/** Listens until the given function is called. Words may be lost: whoever listens reads anew from time to time. */
export function listen<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  onData: (data: Data) => void,
): () => void {
  return liveClient().subscribe<Data>(
    { query: print(document), variables },
    {
      next: ({ data }) => data && onData(data),
      // What the socket does not tell is read by the page from time to time; its own failures are shown there.
      error: () => undefined,
      complete: () => undefined,
    },
  )
}
