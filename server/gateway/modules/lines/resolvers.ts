import { gatewayError } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

export const linesResolvers: Resolvers = {
  Team: {
    rules: async (_, __, { wps }) => {
      const [own] = await wps.call('listLineRules')
      if (own === undefined) throw gatewayError('NOT_FOUND')
      return own
    },
  },
  TeamMember: {
    rules: async ({ id }, _, { lines }) => {
      const rules = await lines.rules(id)
      if (rules === null) throw gatewayError('NOT_FOUND')
      return rules
    },
  },
  LineRules: {
    id: ({ memberId }) => memberId,
    memberCount: ({ members }) => members,
    vendorsOff: ({ set }) => set.vendorsOff,
    gameTypesOff: ({ set }) => set.gameTypesOff,
    greatestStakes: ({ set }) => set.greatestStakes,
  },
  Mutation: {
    setLineRules: (_, { input: { memberId, ...body } }, { wps }) =>
      payload(async () => ({ rules: await wps.call('setLineRules', { params: { memberId }, body }) })),
  },
}
