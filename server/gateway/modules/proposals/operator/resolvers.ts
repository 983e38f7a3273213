import type { OperatorRight, Resolvers } from '../../../generated/resolvers.ts'
import { payload } from '../../../user-errors.ts'
import type { CallInput, CallValue } from '../../../wps/types.ts'
import { wishInWords } from './wish.ts'

type BrandDeed = CallInput<'saveFourEyesRule'>['params']['deed']

/** The platform tells rights as words, since modules bring their own. */
const ruleOf = (rule: CallValue<'saveFourEyesRule'>) => ({ ...rule, right: rule.right as OperatorRight })

/** What waits for a second operator. */
export const proposalsOperatorResolvers: Resolvers = {
  Query: {
    openProposals: (_, __, { wps }) => wps.call('listProposals'),
    fourEyesRules: async (_, __, { wps }) => (await wps.call('listFourEyesRules')).map(ruleOf),
  },
  Proposal: { wish: ({ wish }) => wishInWords(wish) as Record<string, unknown> },
  Mutation: {
    saveFourEyesRule: (_, { input: { deed, ...body } }, { wps }) =>
      payload(async () => {
        // Of other deeds the platform says itself that no brand decides about them.
        const params = { deed: deed as BrandDeed }
        return { fourEyesRule: ruleOf(await wps.call('saveFourEyesRule', { params, body })) }
      }),
    refuseProposal: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ proposal: await wps.call('refuseProposal', { params: { id }, body }) })),
  },
}
