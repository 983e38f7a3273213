import type { GatewayContext } from '../../context.ts'
import { gatewayError, orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { iterate } from '../../live/iterator.ts'

export const ticketsLive: Resolvers = {
  Subscription: {
    ticketChanged: {
      subscribe: async (_, { id }, { identity, events }) => {
        const member = await identity.member()
        if (member === null) throw gatewayError('UNAUTHENTICATED')
        return iterate<string>(
          (push) =>
            events.subscribe((event) => {
              const isAsked = event.type === 'ticket' && event.memberId === member.id && event.id === id
              if (isAsked || event.type === 'reconnected') push(id)
            }),
          { first: id, keepLast: true },
        )
      },
      // Read in the member's own name, so that nobody else's can be watched.
      resolve: (id: string, _: unknown, { wps }: GatewayContext) => orNull(wps.call('getTicket', { params: { id } })),
    },
  },
}
