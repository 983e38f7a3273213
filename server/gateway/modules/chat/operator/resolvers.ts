import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const chatOperatorResolvers: Resolvers = {
  Query: {
    operatorChatRooms: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorChatRooms', { query: { ...pageQuery(page), ...listed(filter) } })),
    operatorChatRoom: (_, { id }, { wps }) => orNull(wps.call('getOperatorChatRoom', { params: { id } })),
    chatWords: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listChatWords', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    chatCases: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listChatCases', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    chatCase: (_, { id }, { wps }) => orNull(wps.call('getChatCase', { params: { id } })),
    chatMutes: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listChatMutes', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
  },
  Mutation: {
    createChatRoom: (_, { input: { language = null, ...input } }, { wps }) =>
      payload(async () => ({ room: await wps.call('createChatRoom', { body: { ...input, language } }) })),
    updateChatRoom: (_, { input: { id, language = null, ...input } }, { wps }) =>
      payload(async () => ({
        room: await wps.call('updateChatRoom', { params: { id }, body: { ...input, language } }),
      })),
    addChatWord: (_, { input }, { wps }) =>
      payload(async () => ({ word: await wps.call('addChatWord', { body: input }) })),
    removeChatWord: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ word: await wps.call('removeChatWord', { params: { id } }) })),
    claimChatCase: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ case: await wps.call('claimChatCase', { params: { id }, body }) })),
    decideChatCase: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ case: await wps.call('decideChatCase', { params: { id }, body }) })),
    removeChatMessage: (_, { input: { roomId, ...body } }, { wps }) =>
      payload(async () => ({ message: await wps.call('removeChatMessage', { params: { id: roomId }, body }) })),
    muteChatMember: (_, { input }, { wps }) =>
      payload(async () => ({ mute: await wps.call('muteChatMember', { body: input }) })),
    endChatMute: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ mute: await wps.call('endChatMute', { params: { id }, body }) })),
  },
}
