import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type RaRecord, useCreatePath, useGetRecordId, useResourceContext } from 'react-admin'

/** A page of a list as it was read last: what stands before it, its ids, and how many there are. */
interface Listed {
  readonly before: number
  readonly ids: readonly string[]
  readonly total: number
}

interface Page {
  readonly data?: readonly RaRecord[]
  readonly total?: number
}

interface Asked {
  readonly pagination?: { readonly page: number; readonly perPage: number }
}

/** The page of a list that was looked at last and has the record. */
function findListed(queries: QueryClient, resource: string, id: string): Listed | undefined {
  const pages = queries
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  for (const { queryKey, state } of pages) {
    const { data = [], total = data.length } = (state.data ?? {}) as Page
    const ids = data.map((row) => String(row.id))
    if (ids.length < 2 || !ids.includes(id)) continue
    const { page, perPage } = (queryKey[2] as Asked | undefined)?.pagination ?? { page: 1, perPage: 0 }
    return { before: (page - 1) * perPage, ids, total }
  }
  return undefined
}

/**
 * The records before and after the one at hand, on the page of the list that the operator came from, as it was filtered and sorted. Nothing is
 * asked for: who came by a link has no neighbours. Kept while records are stepped through, as a queue loses what was decided.
 */
export function useNeighbours(type: 'show' | 'edit') {
  const resource = useResourceContext() ?? ''
  const id = String(useGetRecordId())
  const queries = useQueryClient()
  const createPath = useCreatePath()
  const [kept, setKept] = useState<Listed>()
  const listed = kept?.ids.includes(id) ? kept : findListed(queries, resource, id)
  if (listed !== kept && listed !== undefined) setKept(listed)
  if (listed === undefined) return undefined
  const at = listed.ids.indexOf(id)
  const pathOf = (neighbour: string | undefined) =>
    neighbour === undefined ? undefined : createPath({ resource, id: neighbour, type })
  return {
    previous: pathOf(listed.ids[at - 1]),
    next: pathOf(listed.ids[at + 1]),
    place: listed.before + at + 1,
    total: listed.total,
  }
}
