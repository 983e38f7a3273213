import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { payload } from '../../user-errors.ts'

export const vipResolvers: Resolvers = {
  Query: {
    vip: (_, __, { wps }) => wps.call('getVip'),
    vipSteps: async (_, { page }, { wps }) => pageOf(await wps.call('listVipSteps', { query: pageQuery(page) })),
  },
  Mutation: {
    claimVipBonus: (_, { input }, { wps }) =>
      payload(async () => ({ bonus: await wps.call('claimVipBonus', { body: input }) })),
  },
}
