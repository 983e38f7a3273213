import type { GatewayContext } from '../../context.ts'
import { gatewayError } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { iterateRead } from '../../live/iterate-read.ts'
import { iterate } from '../../live/iterator.ts'
import { readWinners, type Winners } from './calls.ts'

/** Instead of a round: the line was broken, and rounds may have passed. */
const MISSED = ''

export const gamesLiveResolvers: Resolvers = {
  Subscription: {
    winnersChanged: {
      // The board moves with every win, and is read once for everybody of the brand in its lifetime.
      subscribe: (_, { limit }, context) =>
        iterateRead<Winners>({ read: () => readWinners(limit, context), every: 10_000 }),
      resolve: (winners: Winners) => winners,
    },
    betsSettled: {
      subscribe: async (_, __, { identity, events }) => {
        const member = await identity.member()
        if (member === null) throw gatewayError('UNAUTHENTICATED')
        return iterate<string>((push) =>
          events.subscribe((event) => {
            if (event.type === 'bets' && event.memberIds.includes(member.id)) push(event.round)
            if (event.type === 'reconnected') push(MISSED)
          }),
        )
      },
      // The event says but which round it was: its bets are read in the member's own name.
      resolve: async (round: string, _: unknown, { wps }: GatewayContext) =>
        round === MISSED ? null : (await wps.call('listBets', { query: { round, pageSize: 100 } })).content,
    },
  },
}
