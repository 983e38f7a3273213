import type { Resolvers } from '../../../generated/resolvers.ts'
import { payload } from '../../../user-errors.ts'
import { wishInWords } from './wish.ts'

/** What waits for a second operator. */
export const proposalsOperatorResolvers: Resolvers = {
  Query: {
    openProposals: (_, __, { wps }) => wps.call('listProposals'),
  },
  Proposal: { wish: ({ wish }) => wishInWords(wish) as Record<string, unknown> },
  Mutation: {
    refuseProposal: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ proposal: await wps.call('refuseProposal', { params: { id }, body }) })),
  },
}
