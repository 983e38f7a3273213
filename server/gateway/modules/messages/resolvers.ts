import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

export const messagesResolvers: Resolvers = {
  Query: {
    messages: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listMessages', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    message: (_, { id }, { wps }) => orNull(wps.call('getMessage', { params: { id } })),
    messageSettings: (_, __, { wps }) => wps.call('getMessageSettings'),
  },
  Mutation: {
    markMessagesRead: (_, { input }, { wps }) => payload(() => wps.call('markMessagesRead', { body: input })),
    markAllMessagesRead: (_, __, { wps }) => payload(() => wps.call('markAllMessagesRead')),
    deleteMessages: (_, { input }, { wps }) => payload(() => wps.call('deleteMessages', { body: input })),
    setMessageSettings: (_, { input }, { wps }) =>
      payload(async () => ({ settings: await wps.call('setMessageSettings', { body: input }) })),
  },
}
