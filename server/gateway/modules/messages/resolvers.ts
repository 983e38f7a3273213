import type { GatewayContext } from '../../context.ts'
import { orNull } from '../../errors.ts'
import type { QueryMessagesArgs, Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

/** The member's own inbox, at the root and of `me`. */
const messages = async (_: unknown, { page, filter }: QueryMessagesArgs, { wps }: GatewayContext) =>
  pageOf(await wps.call('listMessages', { query: { ...pageQuery(page), ...given(filter ?? {}) } }))

export const messagesResolvers: Resolvers = {
  Query: {
    messages,
    message: (_, { id }, { wps }) => orNull(wps.call('getMessage', { params: { id } })),
    messageSettings: (_, __, { wps }) => wps.call('getMessageSettings'),
  },
  Member: { messages },
  Mutation: {
    markMessagesRead: (_, { input }, { wps }) => payload(() => wps.call('markMessagesRead', { body: input })),
    markAllMessagesRead: (_, __, { wps }) => payload(() => wps.call('markAllMessagesRead')),
    deleteMessages: (_, { input }, { wps }) => payload(() => wps.call('deleteMessages', { body: input })),
    setMessageSettings: (_, { input }, { wps }) =>
      payload(async () => ({ settings: await wps.call('setMessageSettings', { body: input }) })),
  },
}
