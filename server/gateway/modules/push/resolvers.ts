import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

/** Notifications on devices. */
export const pushResolvers: Resolvers = {
  Query: {
    pushKey: async (_, __, { wps }) => (await wps.call('getPushKey')).key,
    pushSubscriptions: (_, __, { wps }) => wps.call('listPushSubscriptions'),
  },
  Mutation: {
    savePushSubscription: (_, { input }, { wps }) =>
      payload(async () => ({ subscription: await wps.call('savePushSubscription', { body: input }) })),
    deletePushSubscription: (_, { input: { id } }, { wps }) =>
      payload(() => wps.call('deletePushSubscription', { params: { id } }), { done: false }),
  },
}
