import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

/** The rules of a brand about money that goes out. */
export const rulesResolvers: Resolvers = {
  Query: {
    withdrawalSettings: (_, __, { wps }) => wps.call('getWithdrawalSettings'),
  },
  Mutation: {
    updateWithdrawalSettings: (_, { input }, { wps }) =>
      payload(async () => ({ settings: await wps.call('updateWithdrawalSettings', { body: input }) })),
  },
}
