import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mayDo } from '../providers/auth-provider.ts'
import { read } from '../providers/server.ts'

/** Milliseconds between two looks while the page is open. */
const EVERY = 30_000

/**
 * A part of the first page, read by itself: one that fails leaves the others standing, and one that the operator may not see is not asked
 * for. `resource` is what the console calls it.
 */
export const usePart = <Data, Variables extends OperationVariables>(
  resource: string,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) =>
  useQuery({
    queryKey: partKey(document, variables),
    queryFn: () => read(document, variables),
    refetchInterval: EVERY,
    placeholderData: keepPreviousData,
    enabled: mayDo(resource, 'list'),
  })

/** Where the last answer of a part is kept. */
export const partKey = (document: TypedDocumentNode<unknown, never>, variables: OperationVariables) =>
  ['dashboard', nameOf(document), variables] as const

/** The operation stands first in its document, before the fragments. */
function nameOf({ definitions: [first] }: TypedDocumentNode<unknown, never>): string | undefined {
  return first?.kind === 'OperationDefinition' ? first.name?.value : undefined
}
