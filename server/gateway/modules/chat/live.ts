import type { GatewayContext } from '../../context.ts'
import { gatewayError } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { iterate } from '../../live/iterator.ts'
import type { ChatNews } from './feed.ts'

/** Seconds in which who listens shares what the platform says of the rooms, and of the log after an entry. */
const ROOMS_AGE = 10
const LOG_AGE = 1
/** Entries that a node reads at once. */
const READ_AT_ONCE = 100

export const chatLiveResolvers: Resolvers = {
  Subscription: {
    chatMessages: {
      subscribe: async (_, { roomId, afterSequence }, context) => {
        const { chatFeeds, events, identity, network, shared } = context
        await demandRoom(context, roomId)
        const member = context.hasToken() ? await identity.member() : null
        // A person with many windows is one who listens; visitors behind one address are one too, or anybody could be a crowd.
        const who = member?.id ?? network() ?? ''
        const read = (known: number | undefined) =>
          shared.call({ tag: 'SETTINGS', maxAge: LOG_AGE }, 'listChatMessages', {
            query: {
              roomId,
              ...(known === undefined ? { last: READ_AT_ONCE } : { first: READ_AT_ONCE, after: `${known}` }),
            },
          })
        const iterator = iterate<ChatNews>((push) => {
          const listening = chatFeeds.listen(roomId, { who, push }, afterSequence ?? undefined, read)
          // A break that begins ends the chat: it invites to play.
          const unwatch = events.subscribe((event) => {
            if (member !== null && event.type === 'protection' && event.memberId === member.id)
              demandRoom(context, roomId).catch(() => void iterator.return?.())
          })
          return () => {
            unwatch()
            void listening.then((leave) => leave())
          }
        })
        return iterator
      },
      resolve: (news: ChatNews) => news,
    },
  },
}

/** Refuses who is not shown the chat, and a room that is not there. Visitors share one reading. */
async function demandRoom({ hasToken, shared, wps }: GatewayContext, roomId: string): Promise<void> {
  const { rooms } = hasToken()
    ? await wps.call('listChatRooms')
    : await shared.call({ tag: 'SETTINGS', maxAge: ROOMS_AGE }, 'listChatRooms')
  if (!rooms.some(({ id }) => id === roomId)) throw gatewayError('NOT_FOUND')
}
