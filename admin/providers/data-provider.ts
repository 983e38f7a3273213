import buildGraphQLProvider from 'ra-data-graphql'
import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import { buildQuery, LARGEST_PAGE } from './build-query.ts'
import { client } from './client.ts'
import { readForExport } from './list-export.ts'
import type { ResourceOperations } from './resource-operations.ts'

/**
 * react-admin's calls over our schema. No introspection: the documents are static. Several records are one question
 * where the list takes ids; a resource whose list is always small is asked for one by one.
 */
export function createDataProvider(operations: Readonly<Record<string, ResourceOperations>>): DataProvider {
  const build = buildQuery(operations)
  const provider = buildGraphQLProvider({ client, introspection: false, buildQuery: () => build })
  return {
    ...provider,
    /** Whoever asks for more rows than a page may have is the button of a file, which gets the whole list. */
    getList<Record extends RaRecord>(resource: string, parameters: GetListParams) {
      const wanted = parameters.pagination?.perPage ?? LARGEST_PAGE
      if (wanted <= LARGEST_PAGE) return provider.getList<Record>(resource, parameters)
      return readForExport((page, perPage) =>
        provider.getList<Record>(resource, { ...parameters, pagination: { page, perPage } }),
      )
    },
    async getMany<Record extends RaRecord>(resource: string, { ids }: { ids: Record['id'][] }) {
      if (operations[resource]?.takesIds) {
        const pages = await Promise.all(pagesOf(ids).map((page) => provider.getMany<Record>(resource, { ids: page })))
        return { data: pages.flatMap(({ data }) => data) }
      }
      const answers = await Promise.all(ids.map((id) => provider.getOne<Record>(resource, { id })))
      return { data: answers.map(({ data }) => data) }
    },
    async deleteMany<Record extends RaRecord>(resource: string, { ids }: { ids: Record['id'][] }) {
      for (const id of ids) await provider.delete<Record>(resource, { id })
      return { data: ids }
    },
  }
}

/** Ids in portions that a page can hold. */
function pagesOf<Id>(ids: readonly Id[]): Id[][] {
  return Array.from({ length: Math.ceil(ids.length / LARGEST_PAGE) }, (_, page) =>
    ids.slice(page * LARGEST_PAGE, (page + 1) * LARGEST_PAGE),
  )
}
