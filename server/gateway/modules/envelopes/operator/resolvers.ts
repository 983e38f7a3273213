import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { payload } from '../../../user-errors.ts'

export const envelopesOperatorResolvers: Resolvers = {
  Query: {
    operatorEnvelopeRains: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorEnvelopes', { query: { ...pageQuery(page), ...listed(filter) } })),
    operatorEnvelopeRain: (_, { id }, { wps }) => orNull(wps.call('getOperatorEnvelopes', { params: { id } })),
    envelopeOpenings: async (_, { rainId: id, page }, { wps }) =>
      pageOf(await wps.call('listEnvelopeOpenings', { params: { id }, query: pageQuery(page) })),
  },
  Mutation: {
    createEnvelopeRain: (_, { input: body }, { wps }) =>
      payload(async () => ({ rain: await wps.call('createEnvelopes', { body }) })),
    updateEnvelopeRain: (_, { id, input: body }, { wps }) =>
      payload(async () => ({ rain: await wps.call('updateEnvelopes', { params: { id }, body }) })),
    publishEnvelopeRain: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ rain: await wps.call('publishEnvelopes', { params: { id }, body }) })),
    pauseEnvelopeRain: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ rain: await wps.call('pauseEnvelopes', { params: { id }, body }) })),
  },
}
