import { gatewayError } from '../../errors.ts'
import type { Resolvers, SupportChatChange } from '../../generated/resolvers.ts'
import { iterateAdmitted } from '../../live/iterate-admitted.ts'
import { given } from '../../user-errors.ts'

/** A number that no message has: only whose the conversation is is asked, not what was said. */
const AFTER_ALL = 2_000_000_000

export const supportLiveResolvers: Resolvers = {
  Subscription: {
    supportChatChanged: {
      subscribe: async (_, { secret }, { wps, events }) => {
        // Later words tell nothing that was said, it is asked for in the person's own name.
        const read = () => wps.call('readSupportConversation', { body: { after: AFTER_ALL, ...given({ secret }) } })
        const chat = await read()
        if (chat === null) throw gatewayError('NOT_FOUND')
        return iterateAdmitted<SupportChatChange>(
          async () => (await read())?.id === chat.id,
          (push) =>
            events.subscribe((event) => {
              if (event.type === 'reconnected') push('CHANGED')
              if (event.type !== 'support' || event.conversationId !== chat.id) return
              if (event.change === 'CHANGED' || event.author === 'OPERATOR') push(event.change)
            }),
          { first: 'CHANGED' },
        )
      },
      resolve: (change: SupportChatChange) => change,
    },
  },
}
