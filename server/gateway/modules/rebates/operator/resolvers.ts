import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const rebatesOperatorResolvers: Resolvers = {
  Query: {
    rebateRules: (_, __, { wps }) => wps.call('getRebateRules'),
    operatorRebateClaims: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorRebateClaims', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    operatorRebateClaim: (_, { id }, { wps }) => orNull(wps.call('findOperatorRebateClaim', { params: { id } })),
  },
  Mutation: {
    updateRebateRules: (_, { input: body }, { wps }) =>
      payload(async () => ({
        rules: await wps.call('updateRebateRules', { body }),
      })),
  },
}
