import type { Resolvers } from '../../../generated/resolvers.ts'
import { iterateRead } from '../../../live/iterate-read.ts'
import type { CallValue } from '../../../wps/types.ts'

type Waiting = CallValue<'getWaiting'>

/** What may bring something to a desk, or take it away, as far as the platform tells. */
const TELLING: ReadonlySet<string> = new Set(['deposit', 'withdrawal', 'ticket', 'support', 'contract', 'reconnected'])

export const reportsOperatorLiveResolvers: Resolvers = {
  Subscription: {
    waitingDesksChanged: {
      subscribe: (_, __, { wps, events }) =>
        iterateRead<Waiting>({
          read: () => wps.call('getWaiting'),
          nudges: (nudge) => events.subscribe(({ type }) => TELLING.has(type) && nudge()),
          // Identities, claims and other desks are not told of.
          every: 30_000,
          // Events of all brands nudge: a busy house is looked at this often, not at each of them.
          spacing: 3_000,
        }),
      resolve: (desks: Waiting) => desks,
    },
  },
}
