import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { isServerSilent, onServerReturn } from './connection.ts'
import { fetchEntry, type QueryState, queryEntry } from './query-store.ts'

/** For how long an answer is shown again without asking, in milliseconds. */
const freshTime = 10_000

export interface UseDataOptions {
  /** Does not ask while true. */
  skip?: boolean
  /** Asks again every so many milliseconds, while the page is in sight and the server answers, and at once when one that was lost does again. */
  pollInterval?: number
}

export interface UseData<Data> extends QueryState<Data> {
  /** What was known before the language, session or variables changed, to be shown until the new answer comes. */
  previousData: Data | undefined
  refetch: () => Promise<void>
}

/**
 * Reads a query for the pages a visitor sees first (lobby, games, site). Answers with the same names as Apollo Client's
 * `useQuery`, with partial data beside the error, but without its weight; pages behind the sign-in use the generated hooks.
 */
export function useData<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { skip = false, pollInterval }: UseDataOptions = {},
): UseData<Data> {
  const entry = queryEntry(document, variables)
  const subscribe = useCallback(
    (listener: () => void) => {
      entry.listeners.add(listener)
      return () => entry.listeners.delete(listener)
    },
    [entry],
  )
  const state = useSyncExternalStore(subscribe, () => entry.state) as QueryState<Data>

  useEffect(() => {
    if (!skip && !entry.pending && Date.now() - entry.fetchedAt > freshTime) void fetchEntry(entry)
  }, [entry, skip])
  useEffect(() => {
    if (skip || !pollInterval) return
    const ask = () => void (window.document.hidden || isServerSilent() || fetchEntry(entry))
    const timer = setInterval(ask, pollInterval)
    const stopListening = onServerReturn(ask)
    return () => {
      clearInterval(timer)
      stopListening()
    }
  }, [entry, skip, pollInterval])

  const last = useRef<Data>(undefined)
  useEffect(() => {
    if (state.data !== undefined) last.current = state.data
  }, [state.data])
  return { ...state, previousData: last.current, refetch: () => fetchEntry(entry) }
}
