import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { currentLanguage } from '../i18n/stored-language.ts'
import { takeFirstResult } from './first-results.ts'
import { type Answer, operationName, sendOperation } from './send-operation.ts'
import { sessionToken } from './session-token.ts'

/** What is known of a query now. A new object at each change. */
export interface QueryState<Data> {
  data: Data | undefined
  error: unknown
  isLoading: boolean
}

export interface Entry {
  name: string
  state: QueryState<unknown>
  fetchedAt: number
  pending: Promise<void> | null
  listeners: Set<() => void>
  send: () => Promise<Answer<unknown>>
}

const entries = new Map<string, Entry>()

/** Queries remembered at most; beyond it those nobody looks at are forgotten. */
const entryLimit = 100
const unknown: QueryState<unknown> = { data: undefined, error: undefined, isLoading: true }

/** A query's key: what is asked, in which language, by whom. Nothing one person was told is ever shown to another. */
export function queryKey(name: string, variables: unknown): string {
  return JSON.stringify([name, variables, currentLanguage(), sessionToken()])
}

/** Finds a query, or begins to know it. It is asked when somebody subscribes. */
export function queryEntry<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Entry {
  const name = operationName(document as TypedDocumentNode<unknown, never>)
  const key = queryKey(name, variables)
  const known = entries.get(key)
  if (known) return known
  const first = takeFirstResult(name, variables as object)
  const entry: Entry = {
    name,
    state: first === undefined ? unknown : { data: first, error: undefined, isLoading: false },
    fetchedAt: first === undefined ? 0 : Date.now(),
    pending: null,
    listeners: new Set(),
    send: () => sendOperation(document, variables),
  }
  if (entries.size >= entryLimit) forgetUnread()
  entries.set(key, entry)
  return entry
}

function forgetUnread(): void {
  for (const [key, { listeners, pending }] of entries) {
    if (listeners.size === 0 && !pending) entries.delete(key)
  }
}

function change(entry: Entry, state: QueryState<unknown>): void {
  entry.state = state
  for (const listener of entry.listeners) listener()
}

/** Asks the server; askers at the same time share one call. What was known stays in sight meanwhile. */
export function fetchEntry(entry: Entry): Promise<void> {
  entry.pending ??= entry
    .send()
    .then(
      ({ data, error }) => change(entry, { data: data ?? entry.state.data, error, isLoading: false }),
      (error: unknown) => change(entry, { data: entry.state.data, error, isLoading: false }),
    )
    .finally(() => {
      entry.fetchedAt = Date.now()
      entry.pending = null
    })
  return entry.pending
}

/** Asks again for what is on the page and could not be had. */
export function readFailedAgain(): void {
  for (const entry of entries.values()) {
    if (entry.listeners.size > 0 && entry.state.error !== undefined) void fetchEntry(entry)
  }
}

/** Asks again for every query with one of these names that is on the page; the others are forgotten. */
export async function readAgain(names: readonly string[]): Promise<void> {
  const asked: Promise<void>[] = []
  for (const [key, entry] of entries) {
    if (!names.includes(entry.name)) continue
    if (entry.listeners.size > 0) asked.push(fetchEntry(entry))
    else entries.delete(key)
  }
  await Promise.all(asked)
}
