import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import { windowOf } from './maintenance.ts'

/** Vendors as a brand offers them, how they answer, and the transfers into and out of their wallets. */
export const vendorsOperatorResolvers: Resolvers = {
  Query: {
    operatorVendors: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorVendors', { query: { ...pageQuery(page), ...listed(filter) } })),
    operatorVendor: (_, { id }, { wps }) => orNull(wps.call('getOperatorVendor', { params: { id } })),
    vendorHealth: (_, __, { wps }) => wps.call('listVendorHealth'),
    vendorOrders: (_, __, { wps }) => wps.call('listVendorOrders'),
    vendorTransfers: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listVendorTransfers', { query: { ...pageQuery(page), ...listed(filter) } })),
    vendorTransfer: (_, { id }, { wps }) => orNull(wps.call('getVendorTransfer', { params: { id } })),
  },
  Mutation: {
    updateOperatorVendors: (_, { input: { maintenance, ...wish } }, { wps }) =>
      payload(async () => ({
        vendors: await wps.call('updateOperatorVendors', { body: { ...given(wish), ...windowOf(maintenance) } }),
      })),
    orderOperatorVendors: (_, { input }, { wps }) =>
      payload(async () => ({ vendors: await wps.call('orderOperatorVendors', { body: given(input) }) })),
    askVendorTransfer: (_, { id }, { wps }) =>
      payload(async () => ({ transfer: await wps.call('askVendorTransfer', { params: { id } }) })),
    resolveVendorTransfer: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ transfer: await wps.call('resolveVendorTransfer', { params: { id }, body }) })),
  },
}
