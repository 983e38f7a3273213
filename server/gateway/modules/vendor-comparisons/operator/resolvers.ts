import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const vendorComparisonsOperatorResolvers: Resolvers = {
  Query: {
    vendorComparisons: async (_, { filter, page }, { wps }) => {
      const { span, ...rest } = given(filter ?? {})
      const days = span && { firstDay: span.from, lastDay: span.to }
      return pageOf(await wps.call('listVendorComparisons', { query: { ...pageQuery(page), ...rest, ...days } }))
    },
    vendorCases: async (_, { filter, page }, { wps }) =>
      pageOf(await wps.call('listVendorCases', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    vendorCase: (_, { id }, { wps }) => orNull(wps.call('getVendorCase', { params: { id } })),
  },
  Mutation: {
    compareVendors: (_, wish, { wps }) =>
      payload(() => wps.call('compareVendors', { body: given(wish) }), { done: false }),
    noteVendorCase: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ vendorCase: await wps.call('noteVendorCase', { params: { id }, body }) })),
    closeVendorCase: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ vendorCase: await wps.call('closeVendorCase', { params: { id }, body }) })),
  },
}
