import type { Resolvers, SupportDeskChange } from '../../../generated/resolvers.ts'
import { iterateAdmitted } from '../../../live/iterate-admitted.ts'

const anything: SupportDeskChange = { conversationId: null, change: 'CHANGED' }

export const supportOperatorLiveResolvers: Resolvers = {
  Subscription: {
    supportDeskChanged: {
      subscribe: async (_, __, { wps, events }) => {
        // Also the demand of the right, and which brand is in view.
        const readDesk = () => wps.call('getSupportPresence')
        const { merchantId } = await readDesk()
        return iterateAdmitted<SupportDeskChange>(
          async () => (await readDesk()).merchantId === merchantId,
          (push) =>
            events.subscribe((event) => {
              if (event.type === 'reconnected') push(anything)
              if (event.type !== 'support' || event.merchantId !== merchantId) return
              const { conversationId, change, author } = event
              if (change === 'CHANGED' || author === 'PERSON') push({ conversationId, change })
            }),
          { first: anything },
        )
      },
      resolve: (change: SupportDeskChange) => change,
    },
  },
}
