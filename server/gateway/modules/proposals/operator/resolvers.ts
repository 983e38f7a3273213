import type { Resolvers } from '../../../generated/resolvers.ts'
import { payload } from '../../../user-errors.ts'

/** What waits for a second operator. */
export const proposalsOperatorResolvers: Resolvers = {
  Query: {
    openProposals: (_, __, { wps }) => wps.call('listProposals'),
  },
  Mutation: {
    refuseProposal: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ proposal: await wps.call('refuseProposal', { params: { id }, body }) })),
  },
}
