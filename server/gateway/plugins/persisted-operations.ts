import { hash as digest } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A GraphQL request as it came in, before anything of it is believed. */
export interface RawOperation {
  query?: unknown
  operationName?: unknown
  variables?: unknown
  documentId?: unknown
  extensions?: unknown
}

export type AdmittedOperation =
  | { readonly query: string; readonly hash: string; readonly isPersisted: boolean }
  | { readonly refused: 'UNKNOWN_ID' | 'NOT_PERSISTED' | 'EMPTY' }

/** The manifest written by `npm run codegen` from the operations of portal and console. */
export const committedManifest = new URL('../../../graphql/persisted-operations.json', import.meta.url)

/**
 * The allow list of operations: by id (`documentId`, or Apollo's `extensions.persistedQuery.sha256Hash`) or by the same text.
 * This is no cache of whatever was once sent: nothing is ever added at run time.
 */
export function createPersistedOperations(options: { manifest: string | URL; allowAdHoc: boolean }) {
  const texts = new Map<string, string>(
    Object.entries(JSON.parse(readFileSync(options.manifest, 'utf8')) as Record<string, string>),
  )

  return {
    texts: () => [...texts.values()],

    /** The text to execute, or why there is none. */
    admit(operation: RawOperation): AdmittedOperation {
      const id = idOf(operation)
      if (id !== undefined) {
        const query = texts.get(id)
        return query === undefined ? { refused: 'UNKNOWN_ID' } : { query, hash: id, isPersisted: true }
      }
      if (typeof operation.query !== 'string' || operation.query === '') return { refused: 'EMPTY' }
      const hash = digest('sha256', operation.query, 'hex')
      const isPersisted = texts.has(hash)
      return isPersisted || options.allowAdHoc
        ? { query: operation.query, hash, isPersisted }
        : { refused: 'NOT_PERSISTED' }
    },
  }
}

export type PersistedOperations = ReturnType<typeof createPersistedOperations>

function idOf({ documentId, extensions, query }: RawOperation): string | undefined {
  // A request that brings its text is judged by its text.
  if (typeof query === 'string' && query !== '') return undefined
  if (typeof documentId === 'string') return documentId.replace(/^sha256:/, '')
  const { persistedQuery: persisted } = extensionsOf(extensions)
  return typeof persisted?.sha256Hash === 'string' ? persisted.sha256Hash : undefined
}

interface Extensions {
  readonly persistedQuery?: { readonly sha256Hash?: unknown } | null
}

/** In a body they are an object, in an address its text. */
function extensionsOf(extensions: unknown): Extensions {
  if (typeof extensions !== 'string') return (extensions ?? {}) as Extensions
  try {
    return (JSON.parse(extensions) ?? {}) as Extensions
  } catch {
    // No JSON: Apollo says so.
    return {}
  }
}
