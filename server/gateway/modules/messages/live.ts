import type { GatewayContext } from '../../context.ts'
import { gatewayError } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { iterate } from '../../live/iterator.ts'

export const messagesLiveResolvers: Resolvers = {
  Subscription: {
    unreadMessagesChanged: {
      subscribe: async (_, __, { identity, events }) => {
        const member = await identity.member()
        if (member === null) throw gatewayError('UNAUTHENTICATED')
        // The first tick is the present count: who comes back after an interruption has missed nothing.
        return iterate<string>(
          (push) =>
            events.subscribe((event) => {
              const isOwn =
                (event.type === 'unread' && event.memberId === member.id) ||
                (event.type === 'inboxes' && event.memberIds.includes(member.id))
              if (isOwn || event.type === 'reconnected') push(event.type)
            }),
          { first: 'present', keepLast: true },
        )
      },
      // Counted anew in the member's own name: of two changes at once neither event could know the other.
      resolve: async (_: string, __: unknown, { wps }: GatewayContext) => (await wps.call('getUnreadCount')).count,
    },
  },
}
