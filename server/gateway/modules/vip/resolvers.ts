import type { GatewayContext } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { payload } from '../../user-errors.ts'

/** The member's own standing, at the root and of `me`. */
const vip = (_: unknown, __: unknown, { wps }: GatewayContext) => wps.call('getVip')

export const vipResolvers: Resolvers = {
  Query: {
    vip,
    vipSteps: async (_, { page }, { wps }) => pageOf(await wps.call('listVipSteps', { query: pageQuery(page) })),
  },
  Member: { vip },
  Mutation: {
    claimVipBonus: (_, { input }, { wps }) =>
      payload(async () => ({ bonus: await wps.call('claimVipBonus', { body: input }) })),
  },
}
