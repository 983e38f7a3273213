import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

/** The rules of a brand about what must be played, and money between members. */
export const rulesResolvers: Resolvers = {
  Query: {
    turnoverRules: (_, __, { wps }) => wps.call('listTurnoverRules'),
    memberTransferRules: (_, __, { wps }) => wps.call('getMemberTransferRules'),
  },
  Mutation: {
    updateTurnoverRule: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ rule: await wps.call('updateTurnoverRule', { params: { id }, body }) })),
    updateMemberTransferRules: (_, { input }, { wps }) =>
      payload(async () => ({ rules: await wps.call('updateMemberTransferRules', { body: input }) })),
  },
}
