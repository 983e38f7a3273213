import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const referralsOperatorResolvers: Resolvers = {
  Query: {
    referralRule: (_, __, { wps }) => wps.call('getReferralRule'),
    operatorReferrals: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listReferrals', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    operatorReferral: (_, { id }, { wps }) => orNull(wps.call('findReferral', { params: { id } })),
  },
  Mutation: {
    updateReferralRule: (_, { input: body }, { wps }) =>
      payload(async () => ({ rule: await wps.call('updateReferralRule', { body }) })),
    releaseReferral: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ referral: await wps.call('releaseReferral', { params: { id }, body }) })),
    refuseReferral: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ referral: await wps.call('refuseReferral', { params: { id }, body }) })),
  },
}
