import type { Resolvers } from '../../../generated/resolvers.ts'
import { payload } from '../../../user-errors.ts'

export const turnoverOperatorResolvers: Resolvers = {
  Query: {
    turnoverRules: (_, __, { wps }) => wps.call('listTurnoverRules'),
  },
  Mutation: {
    updateTurnoverRule: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ rule: await wps.call('updateTurnoverRule', { params: { id }, body }) })),
  },
}
