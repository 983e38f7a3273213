import type { Resolvers } from '../../generated/resolvers.ts'
import { iterateRead } from '../../live/iterate-read.ts'
import { readWinners, type Winners } from './calls.ts'

export const gamesLiveResolvers: Resolvers = {
  Subscription: {
    winnersChanged: {
      // The board moves with every win, and is read once for everybody of the brand in its lifetime.
      subscribe: (_, { limit }, context) =>
        iterateRead<Winners>({ read: () => readWinners(limit, context), every: 10_000 }),
      resolve: (winners: Winners) => winners,
    },
  },
}
