import type { Resolvers } from '../../../generated/resolvers.ts'
import { iterateRead } from '../../../live/iterate-read.ts'
import { given } from '../../../user-errors.ts'
import type { CallValue } from '../../../wps/types.ts'

type Waiting = CallValue<'getWaiting'>
type Today = CallValue<'getToday'>

/** What may bring something to a desk, or take it away, as far as the platform tells. */
const TELLING: ReadonlySet<string> = new Set(['deposit', 'withdrawal', 'ticket', 'support', 'contract', 'reconnected'])

/** What moves the figures of a day, as far as the platform tells. */
const COUNTING: ReadonlySet<string> = new Set(['deposit', 'withdrawal', 'bets', 'reconnected'])

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
    todayChanged: {
      subscribe: (_, { isOfAllBrands }, { wps, events }) =>
        iterateRead<Today>({
          read: () => wps.call('getToday', { query: given({ isOfAllBrands }) }),
          nudges: (nudge) => events.subscribe(({ type }) => COUNTING.has(type) && nudge()),
          // New members and bonuses are not told of.
          every: 30_000,
          // The sums of a day are read for each listener: often enough for the eye, whatever a busy house settles.
          spacing: 5_000,
        }),
      resolve: (today: Today) => today,
    },
  },
}
