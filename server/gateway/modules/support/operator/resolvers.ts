import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const supportOperatorResolvers: Resolvers = {
  Query: {
    supportPresence: (_, __, { wps }) => wps.call('getSupportPresence'),
    supportConversations: async (_, { filter, page }, { wps }) =>
      pageOf(await wps.call('listSupportConversations', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    supportConversation: (_, { id, after }, { wps }) =>
      orNull(wps.call('getSupportConversation', { params: { id }, query: { after } })),
  },
  Mutation: {
    tellSupportPresence: (_, { isAvailable }, { wps }) =>
      payload(async () => ({ presence: await wps.call('tellSupportPresence', { body: given({ isAvailable }) }) })),
    claimSupportConversation: (_, { id }, { wps }) =>
      payload(async () => ({ conversation: await wps.call('claimSupportConversation', { params: { id } }) })),
    answerSupportConversation: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ message: await wps.call('answerSupportConversation', { params: { id }, body }) })),
    supportConversationTyping: (_, { id }, { wps }) =>
      payload(async () => {
        await wps.call('tellConversationTyping', { params: { id } })
        return {}
      }),
    handOverSupportConversation: (_, { id, operatorId = null }, { wps }) =>
      payload(async () => ({
        conversation: await wps.call('handOverSupportConversation', { params: { id }, body: { operatorId } }),
      })),
    makeTicketOfConversation: (_, { input: { id, category } }, { wps }) =>
      payload(async () => ({
        conversation: await wps.call('makeTicketOfConversation', { params: { id }, body: { category } }),
      })),
    endSupportConversation: (_, { id }, { wps }) =>
      payload(async () => ({ conversation: await wps.call('endSupportConversation', { params: { id } }) })),
  },
}
