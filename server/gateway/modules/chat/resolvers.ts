import { connectionOf } from '../../connections.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'
import { lotteryOf } from '../lottery/menus.ts'
import { lotteryCode } from '../lottery/names.ts'

export const chatResolvers: Resolvers = {
  Query: {
    chat: async (_, __, { wps, chatFeeds }) => {
      const { rooms, ...rest } = await wps.call('listChatRooms')
      return { ...rest, rooms: rooms.map((room) => ({ ...room, listeners: chatFeeds.listeners(room.id) })) }
    },
    chatUrl: async (_, { roomCode }, { wps }) =>
      (await wps.call('launchChat', { query: given({ roomCode: roomCode ?? null }) })).chatUrl,
    chatMessages: async (_, asked, { wps }) =>
      connectionOf(await wps.call('listChatMessages', { query: given(asked) })),
    shareableBets: (_, __, { wps }) => wps.call('listShareableBets'),
  },
  SharedBet: { lotteryCode, lottery: lotteryOf, lotteryNames: ({ gameNames }) => gameNames },
  Mutation: {
    sendChatMessage: (_, { input }, { wps }) =>
      payload(async () => ({ message: await wps.call('sendChatMessage', { body: input }) })),
    shareChatBet: (_, { input }, { wps }) =>
      payload(async () => ({ message: await wps.call('shareChatBet', { body: input }) })),
    reportChatMessage: (_, { input }, { wps }) =>
      payload(async () => {
        await wps.call('reportChatMessage', { body: input })
        return {}
      }),
    hideChatAuthor: (_, { input }, { wps }) =>
      payload(async () => ({ hidden: await wps.call('hideChatAuthor', { body: input }) })),
    showChatAuthor: (_, { input: { key } }, { wps }) =>
      payload(async () => ({ hidden: await wps.call('showChatAuthor', { query: { key } }) })),
  },
}
