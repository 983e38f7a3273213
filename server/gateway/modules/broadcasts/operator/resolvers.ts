import { orNull } from '../../../errors.ts'
import type { AddresseesInput, BroadcastInput, Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import type { CallInput } from '../../../wps/types.ts'
import { audienceBody } from '../../audiences/audience-body.ts'

export const broadcastsOperatorResolvers: Resolvers = {
  Query: {
    broadcasts: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listBroadcasts', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    broadcast: (_, { id }, { wps }) => orNull(wps.call('getBroadcast', { params: { id } })),
    broadcastReaders: async (_, { id }, { wps }) =>
      (await orNull(wps.call('countBroadcastReaders', { params: { id } })))?.members ?? null,
  },
  Mutation: {
    measureBroadcastReach: (_, { input }, { wps }) =>
      payload(async () => ({ ...(await wps.call('measureReach', { body: addresseesBody(input) })) })),
    createBroadcast: (_, { input }, { wps }) =>
      payload(async () => ({ broadcast: await wps.call('createBroadcast', { body: draftBody(input) }) })),
    updateBroadcast: (_, { id, input }, { wps }) =>
      payload(async () => ({
        broadcast: await wps.call('updateBroadcast', {
          params: { id },
          body: { ...draftBody(input), revision: input.revision },
        }),
      })),
    countBroadcast: (_, { id }, { wps }) =>
      payload(async () => ({ broadcast: await wps.call('countBroadcast', { params: { id } }) })),
    tryBroadcast: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ broadcast: await wps.call('tryBroadcast', { params: { id }, body }) })),
    sendBroadcast: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ broadcast: await wps.call('sendBroadcast', { params: { id }, body: given(body) }) })),
    pauseBroadcast: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ broadcast: await wps.call('pauseBroadcast', { params: { id }, body }) })),
    resumeBroadcast: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ broadcast: await wps.call('resumeBroadcast', { params: { id }, body }) })),
    cancelBroadcast: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ broadcast: await wps.call('cancelBroadcast', { params: { id }, body }) })),
  },
}

const addresseesBody = ({ kind, audience, accounts }: AddresseesInput): CallInput<'measureReach'>['body'] => ({
  kind,
  audience: audienceBody(audience),
  accounts: [...accounts],
})

const draftBody = ({
  addressees,
  page,
  scheduledAt,
  words,
  reason,
}: BroadcastInput): CallInput<'createBroadcast'>['body'] => ({
  ...addresseesBody(addressees),
  page: page ?? null,
  scheduledAt: scheduledAt ?? null,
  words: [...words],
  ...(reason && { reason }),
})
