import type { Resolvers } from '../../../generated/resolvers.ts'
import { iterateRead } from '../../../live/iterate-read.ts'
import type { CallValue } from '../../../wps/types.ts'

type Health = CallValue<'listVendorHealth'>

export const vendorsOperatorLiveResolvers: Resolvers = {
  Subscription: {
    vendorHealthChanged: {
      subscribe: (_, __, { wps, events }) =>
        iterateRead<Health>({
          read: () => wps.call('listVendorHealth'),
          nudges: (nudge) =>
            events.subscribe(({ type }) => {
              if (type === 'vendor-health' || type === 'reconnected') nudge()
            }),
          every: 15_000,
        }),
      resolve: (health: Health) => health,
    },
  },
}
