import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

export const messagesResolvers: Resolvers = {
  Mutation: {
    sendFeedback: (_, { input }, { wps }) => payload(() => wps.call('sendFeedback', { body: input }), { done: false }),
  },
}
