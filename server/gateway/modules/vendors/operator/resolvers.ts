import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import { windowOf } from './maintenance.ts'

/** Vendors as a brand offers them, and how they answer. */
export const vendorsOperatorResolvers: Resolvers = {
  Query: {
    operatorVendors: async (_, { filter, order, page }, { wps }) =>
      pageOf(await wps.call('listOperatorVendors', { query: { ...pageQuery(page, order), ...listed(filter) } })),
    operatorVendor: (_, { id }, { wps }) => orNull(wps.call('getOperatorVendor', { params: { id } })),
    vendorHealth: (_, __, { wps }) => wps.call('listVendorHealth'),
    vendorOrders: (_, __, { wps }) => wps.call('listVendorOrders'),
  },
  Mutation: {
    updateOperatorVendors: (_, { input: { maintenance, ...wish } }, { wps }) =>
      payload(async () => ({
        vendors: await wps.call('updateOperatorVendors', { body: { ...given(wish), ...windowOf(maintenance) } }),
      })),
    orderOperatorVendors: (_, { input }, { wps }) =>
      payload(async () => ({ vendors: await wps.call('orderOperatorVendors', { body: given(input) }) })),
  },
}
