import type { FastifyInstance } from 'fastify'
import { type Cursor, feedOf, stretchOf } from '../../http/feed.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { presentHidden, presentMessage, presentRoom } from './presenter.ts'
import type { MessageRow } from './repository/messages.ts'
import { chatCalls as calls } from './schema.ts'
import type { ChatService } from './service.ts'

const GREATEST_SEQUENCE = 2_147_483_647

/** The number itself: whoever knows a message by its sequence asks for what comes after it. 0 stands before the first one. */
const sequenceCursor: Cursor<number> = {
  write: String,
  read: (text) => (/^\d{1,10}$/.test(text) && Number(text) <= GREATEST_SEQUENCE ? Number(text) : undefined),
}

/** The chat room, for who reads it and who writes there. */
export function registerChatRoutes(app: FastifyInstance, context: HttpContext & { readonly chat: ChatService }): void {
  const { chat } = context

  route(app, context, calls.listChatRooms, async ({ session, merchant, locale }) => {
    const { rooms, authorKey, mute, hidden } = await chat.listRooms({ merchantId: merchant.id, locale, session })
    return {
      rooms: rooms.map(({ room, refusal }) => presentRoom(room, refusal, locale)),
      authorKey,
      mute: mute && { until: mute.until.toISOString(), reason: mute.reason },
      hidden: hidden.map(presentHidden),
    }
  })
  route(app, context, calls.launchChat, async ({ session, merchant, locale, host, query: { roomCode } }) => ({
    chatUrl: await chat.launch({ merchantId: merchant.id, locale, session }, { roomCode, host }),
  }))
  route(app, context, calls.listChatMessages, async ({ session, merchant, locale, query }) => {
    const stretch = stretchOf(query, sequenceCursor)
    const reader = { merchantId: merchant.id, locale, session }
    const { last, ...part } = await chat.listMessages(reader, query.roomId, stretch)
    const shown = { present: presentMessage, placeOf: ({ sequence }: MessageRow) => sequence, cursor: sequenceCursor }
    return { ...feedOf(stretch, part, shown), lastSequence: last }
  })
  route(app, context, calls.sendChatMessage, async ({ session, body }) =>
    presentMessage(await chat.send(session, body)),
  )
  route(app, context, calls.listShareableBets, async ({ session }) =>
    (await chat.listShareable(session)).map(({ betId, placedAt, bet }) => ({
      betId,
      placedAt: placedAt.toISOString(),
      bet,
    })),
  )
  route(app, context, calls.shareChatBet, async ({ session, body }) => presentMessage(await chat.share(session, body)))
  route(app, context, calls.reportChatMessage, async ({ session, body }) => {
    await chat.report(session, body)
    return { done: true }
  })
  route(app, context, calls.hideChatAuthor, async ({ session, body }) =>
    (await chat.hide(session, body)).map(presentHidden),
  )
  route(app, context, calls.showChatAuthor, async ({ session, query: { key } }) =>
    (await chat.show(session, key)).map(presentHidden),
  )
  route(app, context, calls.tellChatListeners, ({ body }) => {
    chat.tellListeners(body)
    return { done: true }
  })
}
