import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { messagesPolicy } from './policy.ts'
import { presentMessage } from './presenter.ts'
import { messagesCalls } from './schema.ts'
import type { MessagesService } from './service.ts'

interface Context extends HttpContext {
  readonly messages: MessagesService
}

export function registerMessagesRoutes(app: FastifyInstance, context: Context): void {
  const { messages } = context

  route(app, context, messagesCalls.getUnreadCount, async ({ session }) => ({
    // Section 6: trial players skip the unread messages; nothing is there for them.
    count: messagesPolicy['unreadCount.read'](session) ? await messages.countUnread(session) : 0,
  }))
  route(app, context, messagesCalls.listMessages, async ({ session, query }) => {
    const { rows, total } = await messages.list(session, query, query)
    return page(rows.map(presentMessage), total, query)
  })
  route(app, context, messagesCalls.getMessage, async ({ session, params }) =>
    presentMessage(await messages.find(session, params.id)),
  )
  route(app, context, messagesCalls.markMessagesRead, async ({ session, body }) => ({
    unread: await messages.markRead(session, body.ids),
  }))
  route(app, context, messagesCalls.markAllMessagesRead, async ({ session }) => ({
    unread: await messages.markRead(session),
  }))
  route(app, context, messagesCalls.deleteMessages, async ({ session, body }) => ({
    unread: await messages.remove(session, body.ids),
  }))
  route(app, context, messagesCalls.getMessageSettings, async ({ session }) => messages.readSettings(session))
  route(app, context, messagesCalls.setMessageSettings, async ({ session, body }) =>
    messages.writeOwnSettings(session, body.settings),
  )
}
