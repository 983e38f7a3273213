import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

export const referralsResolvers: Resolvers = {
  Query: {
    referral: (_, __, { wps }) => wps.call('getReferral'),
    referredFriends: async (_, { filter, page }, { wps }) =>
      pageOf(await wps.call('listReferredFriends', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
  },
  Mutation: {
    claimReferral: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ friend: await wps.call('claimReferral', { params: { id } }) })),
  },
}
