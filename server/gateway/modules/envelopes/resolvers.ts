import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

export const envelopesResolvers: Resolvers = {
  Query: {
    envelopeRains: (_, __, { wps }) => wps.call('listEnvelopes'),
  },
  Mutation: {
    openEnvelope: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ rain: await wps.call('openEnvelope', { params: { id } }) })),
  },
}
