import type { Resolvers } from '../../generated/resolvers.ts'

export const vendorsResolvers: Resolvers = {
  Query: {
    vendorHealth: (_, __, { wps }) => wps.call('listVendorHealth'),
    vendorOrders: (_, __, { wps }) => wps.call('listVendorOrders'),
  },
}
