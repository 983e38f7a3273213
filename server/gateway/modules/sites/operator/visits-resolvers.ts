import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { given } from '../../../user-errors.ts'

export const visitsResolvers: Resolvers = {
  Query: {
    visitPreview: async (_, { input: { id, ...query } }, { wps }) => {
      const visit = await orNull(wps.call('previewVisit', { params: { id }, query: given(query) }))
      return visit && { ...visit, imageCdns: visit.imageCDNs, launchGameCdns: visit.launchGameCDNs }
    },
  },
}
