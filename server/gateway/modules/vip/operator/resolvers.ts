import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { payload } from '../../../user-errors.ts'

export const vipOperatorResolvers: Resolvers = {
  Query: {
    vipLevelSettings: (_, __, { wps }) => wps.call('getVipLevels'),
  },
  OperatorMember: {
    vip: async ({ id }, { page }, { wps }) => {
      const found = await orNull(wps.call('getMemberVip', { params: { id }, query: pageQuery(page) }))
      return found && { vip: found.vip, steps: pageOf(found.steps) }
    },
  },
  Mutation: {
    updateVipLevels: (_, { input }, { wps }) =>
      payload(async () => ({ settings: await wps.call('updateVipLevels', { body: input }) })),
  },
}
