import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

/** The rules of a brand about money that goes out and between members. */
export const rulesResolvers: Resolvers = {
  Query: {
    withdrawalSettings: (_, __, { wps }) => wps.call('getWithdrawalSettings'),
    turnoverRules: (_, __, { wps }) => wps.call('listTurnoverRules'),
    memberTransferRules: (_, __, { wps }) => wps.call('getMemberTransferRules'),
  },
  Mutation: {
    updateWithdrawalSettings: (_, { input }, { wps }) =>
      payload(async () => ({ settings: await wps.call('updateWithdrawalSettings', { body: input }) })),
    updateTurnoverRule: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ rule: await wps.call('updateTurnoverRule', { params: { id }, body }) })),
    updateMemberTransferRules: (_, { input }, { wps }) =>
      payload(async () => ({ rules: await wps.call('updateMemberTransferRules', { body: input }) })),
  },
}
