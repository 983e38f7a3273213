import type { Resolvers } from '../../../generated/resolvers.ts'
import { iterateRead } from '../../../live/iterate-read.ts'
import type { CallValue } from '../../../wps/types.ts'

type Jobs = CallValue<'listJobs'>

export const jobsOperatorLiveResolvers: Resolvers = {
  Subscription: {
    operatorJobsChanged: {
      subscribe: (_, __, { wps, events }) =>
        iterateRead<Jobs>({
          read: () => wps.call('listJobs'),
          nudges: (nudge) =>
            events.subscribe(({ type }) => {
              if (type === 'job' || type === 'reconnected') nudge()
            }),
          // What is late is told by nobody.
          every: 15_000,
        }),
      resolve: (jobs: Jobs) => jobs,
    },
  },
}
