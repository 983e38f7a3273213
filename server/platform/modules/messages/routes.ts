import type { FastifyInstance } from 'fastify'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { messagesPolicy } from './policy.ts'
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

  route(app, context, messagesCalls.sendFeedback, async ({ session, body }) => {
    if (!messagesPolicy['feedback.send'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
    await messages.keepFeedback(session, body.content)
    return { done: true }
  })
}
