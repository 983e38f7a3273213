import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { given, payload } from '../../../user-errors.ts'

/** What the platform does by itself. */
export const jobsOperatorResolvers: Resolvers = {
  Query: {
    operatorJobs: (_, __, { wps }) => wps.call('listJobs'),
    operatorJob: (_, { id }, { wps }) => orNull(wps.call('getJob', { params: { id } })),
  },
  Job: {
    // One job was read with them; of a list each is asked for.
    failures: async ({ id, failures }, _, { wps }) =>
      failures ?? (await wps.call('getJob', { params: { id } })).failures,
  },
  Mutation: {
    runJob: (_, { input: { id, ...why } }, { wps }) =>
      payload(async () => ({ job: await wps.call('runJob', { params: { id }, body: given(why) }) })),
    retryJobFailure: (_, { input: { id, ...why } }, { wps }) =>
      payload(async () => ({ failure: await wps.call('retryJobFailure', { params: { id }, body: given(why) }) })),
    dropJobFailure: (_, { input: { id, reason } }, { wps }) =>
      payload(async () => ({ failure: await wps.call('dropJobFailure', { params: { id }, body: { reason } }) })),
  },
}
