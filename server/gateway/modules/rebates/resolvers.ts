import type { GatewayContext } from '../../context.ts'
import { orNull } from '../../errors.ts'
import type { QueryRebateClaimsArgs, Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

/** What the member was given himself, at the root and of `me`. */
const rebateClaims = async (_: unknown, { filter, page }: QueryRebateClaimsArgs, { wps }: GatewayContext) =>
  pageOf(await wps.call('listRebateClaims', { query: { ...pageQuery(page), ...given(filter ?? {}) } }))

export const rebatesResolvers: Resolvers = {
  Query: {
    rebates: (_, __, { wps }) => wps.call('getRebates'),
    rebateClaims,
    rebateClaim: (_, { id }, { wps }) => orNull(wps.call('getRebateClaim', { params: { id } })),
  },
  Member: { rebateClaims },
  Mutation: {
    claimRebates: (_, { input: { categories } }, { wps }) =>
      payload(async () => ({ claim: await wps.call('claimRebates', { body: categories ? { categories } : {} }) })),
  },
}
