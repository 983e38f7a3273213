import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { typedLine, typedText } from '../../../http/typed-text.ts'
import { presentTemplate } from './presenter.ts'
import { messagesOperatorCalls as calls } from './schema.ts'
import { chooseWords, previewWords, resetWords } from './service/change.ts'
import type { MessagesOperatorDependencies } from './service/dependencies.ts'
import { listEvents, readEvent } from './service/read.ts'

/** The words that members are told in. */
export function registerMessagesOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & MessagesOperatorDependencies,
): void {
  route(app, context, calls.listMessageTemplates, async ({ session }) =>
    (await listEvents(context, session)).map(presentTemplate),
  )
  route(app, context, calls.getMessageTemplate, async ({ session, params }) =>
    presentTemplate(await readEvent(context, session, params.event)),
  )
  route(app, context, calls.updateMessageTemplate, async ({ session, ip, params, body: { title, content, reason } }) =>
    presentTemplate(
      await chooseWords(context, { session, ip, reason }, params, {
        title: typedLine(title, 'title'),
        content: typedText(content, 'content'),
      }),
    ),
  )
  route(app, context, calls.resetMessageTemplate, async ({ session, ip, params, body: { reason } }) =>
    presentTemplate(await resetWords(context, { session, ip, reason }, params)),
  )
  route(app, context, calls.previewMessageTemplate, async ({ session, params, body }) =>
    previewWords(context, session, params, body),
  )
}
