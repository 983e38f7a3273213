import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../paging.ts'
import { payload } from '../../user-errors.ts'

export const vendorsResolvers: Resolvers = {
  Query: {
    vendorHealth: (_, __, { wps }) => wps.call('listVendorHealth'),
    vendorOrders: (_, __, { wps }) => wps.call('listVendorOrders'),
    vendorTransfers: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listVendorTransfers', { query: { ...pageQuery(page), ...listed(filter) } })),
    vendorTransfer: (_, { id }, { wps }) => orNull(wps.call('getVendorTransfer', { params: { id } })),
  },
  Mutation: {
    askVendorTransfer: (_, { id }, { wps }) =>
      payload(async () => ({ transfer: await wps.call('askVendorTransfer', { params: { id } }) })),
    resolveVendorTransfer: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ transfer: await wps.call('resolveVendorTransfer', { params: { id }, body }) })),
  },
}
