import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { payload } from '../../user-errors.ts'

export const rebatesResolvers: Resolvers = {
  Query: {
    rebates: (_, __, { wps }) => wps.call('getRebates'),
    rebateClaims: async (_, { page }, { wps }) =>
      pageOf(await wps.call('listRebateClaims', { query: pageQuery(page) })),
    rebateClaim: (_, { id }, { wps }) => orNull(wps.call('getRebateClaim', { params: { id } })),
  },
  Mutation: {
    claimRebates: (_, { input: { categories } }, { wps }) =>
      payload(async () => ({ claim: await wps.call('claimRebates', { body: categories ? { categories } : {} }) })),
  },
}
