import buildGraphQLProvider from 'ra-data-graphql'
import type { DataProvider, RaRecord } from 'react-admin'
import { operations } from '../resources/operations.ts'
import { buildQuery } from './build-query.ts'
import { client } from './client.ts'

const build = buildQuery(operations)

/**
 * react-admin's calls over our schema. No introspection: the documents are static. Several records are asked for one by
 * one (the schema has no by-ids form for operators, and the console shows few references).
 */
export function createDataProvider(): DataProvider {
  const provider = buildGraphQLProvider({ client, introspection: false, buildQuery: () => build })
  return {
    ...provider,
    async getMany<Record extends RaRecord>(resource: string, { ids }: { ids: Record['id'][] }) {
      const answers = await Promise.all(ids.map((id) => provider.getOne<Record>(resource, { id })))
      return { data: answers.map(({ data }) => data) }
    },
    async deleteMany<Record extends RaRecord>(resource: string, { ids }: { ids: Record['id'][] }) {
      for (const id of ids) await provider.delete<Record>(resource, { id })
      return { data: ids }
    },
  }
}
