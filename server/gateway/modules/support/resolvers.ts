import type { Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'

export const supportResolvers: Resolvers = {
  Query: {
    supportDesk: (_, __, { wps }) => wps.call('getSupportDesk'),
    supportChat: (_, { secret, after }, { wps }) =>
      wps.call('readSupportConversation', { body: { after, ...given({ secret }) } }),
  },
  Mutation: {
    startSupportChat: (_, { input }, { wps }) =>
      payload(async () => ({ chat: await wps.call('startSupportConversation', { body: given(input) }) })),
    sendSupportMessage: (_, { input }, { wps }) =>
      payload(async () => ({ message: await wps.call('sendSupportMessage', { body: given(input) }) })),
    supportTyping: (_, { secret }, { wps }) =>
      payload(async () => {
        await wps.call('tellSupportTyping', { body: given({ secret }) })
        return {}
      }),
    closeSupportChat: (_, { secret }, { wps }) =>
      payload(async () => ({ chat: await wps.call('closeSupportConversation', { body: given({ secret }) }) })),
  },
}
