import type { FastifyInstance } from 'fastify'
import { rawAnswer } from '../../../http/envelope.ts'
import { httpErrors } from '../../../http/errors.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { privatePicture } from '../../../http/private-picture.ts'
import { route } from '../../../http/route.ts'
import { typedText } from '../../../http/typed-text.ts'
import { readPicture as readUpload } from '../../../http/upload.ts'
import { presentOperatorConversation, presentOperatorMessage, presentPresence } from './presenter.ts'
import { supportOperatorCalls as calls } from './schema.ts'
import { needOwn, say, tellTyping } from './service/answer.ts'
import type { SupportOperatorDependencies } from './service/dependencies.ts'
import { makeTicket } from './service/make-ticket.ts'
import { claim, closeConversation, handOver } from './service/move.ts'
import { readPresence, tellPresence } from './service/presence.ts'
import { listConversations, readConversation, readPicture } from './service/read.ts'

/** The desk: what waits, what is open, and answering it. */
export function registerSupportOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & SupportOperatorDependencies,
): void {
  route(app, context, calls.listSupportConversations, async ({ session, query }) => {
    const { rows, total } = await listConversations(context, session, query.view ?? 'QUEUE', query)
    return page(
      rows.map((row) => presentOperatorConversation(row, session)),
      total,
      query,
    )
  })
  route(app, context, calls.getSupportConversation, async ({ session, params, query }) => {
    const { conversation, messages } = await readConversation(context, session, params.id, query.after ?? 0)
    return {
      conversation: presentOperatorConversation(conversation, session),
      messages: messages.map(presentOperatorMessage),
    }
  })
  route(app, context, calls.getConversationPicture, async ({ session, params }) => {
    const picture = await readPicture(context, session, params.id, params.number)
    if (picture === undefined) throw httpErrors.NOT_FOUND()
    return rawAnswer(Buffer.from(picture.bytes), { headers: privatePicture(picture.content_type) })
  })
  route(app, context, calls.claimSupportConversation, async ({ session, ip, params }) =>
    presentOperatorConversation(await claim(context, { session, ip }, params.id), session),
  )
  route(app, context, calls.handOverSupportConversation, async ({ session, ip, params, body }) =>
    presentOperatorConversation(await handOver(context, { session, ip }, params.id, body.operatorId), session),
  )
  route(app, context, calls.endSupportConversation, async ({ session, ip, params }) =>
    presentOperatorConversation(await closeConversation(context, { session, ip }, params.id), session),
  )
  route(app, context, calls.makeTicketOfConversation, async ({ session, ip, params, body }) =>
    presentOperatorConversation(await makeTicket(context, { session, ip }, params.id, body.category), session),
  )
  route(app, context, calls.getSupportPresence, async ({ session }) =>
    presentPresence(await readPresence(context, session)),
  )
  route(app, context, calls.tellSupportPresence, async ({ session, body }) =>
    presentPresence(await tellPresence(context, session, body.isAvailable)),
  )
  registerAnswers(app, context)
}

function registerAnswers(app: FastifyInstance, context: HttpContext & SupportOperatorDependencies): void {
  route(app, context, calls.answerSupportConversation, async ({ session, params, body: { clientId, content } }) => {
    const saying = { clientId, kind: 'TEXT', content: typedText(content, 'content') } as const
    const said = await say(context, session, params.id, saying)
    return presentOperatorMessage({ ...said, operator_account: session.account })
  })
  route(app, context, calls.sendConversationPicture, async ({ session, params, query: { clientId }, request }) => {
    await needOwn(context, session, params.id)
    const picture = await readUpload(request)
    const said = await say(context, session, params.id, { clientId, kind: 'PICTURE', content: '', picture })
    return presentOperatorMessage({ ...said, operator_account: session.account })
  })
  route(app, context, calls.tellConversationTyping, async ({ session, params }) => {
    await tellTyping(context, session, params.id)
    return { done: true }
  })
}
