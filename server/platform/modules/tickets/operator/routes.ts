import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import {
  presentCannedAnswer,
  presentOperatorConversation,
  presentOperatorTicket,
  presentTicketRules,
} from './presenter.ts'
import { ticketsOperatorCalls as calls } from './schema.ts'
import type { TicketsOperatorDependencies } from './service/dependencies.ts'
import * as desk from './service/desk.ts'
import { listOperatorTickets, readOperatorTicket } from './service/read.ts'
import * as settings from './service/settings.ts'

type Context = HttpContext & TicketsOperatorDependencies

/** What people said to the brand in view, and what operators do about it. */
export function registerTicketsOperatorRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.listOperatorTickets, async ({ session, query }) => {
    const { rows, total } = await listOperatorTickets(context, session, query, query)
    return page(rows.map(presentOperatorTicket), total, query)
  })
  route(app, context, calls.getOperatorTicket, async ({ session, params }) =>
    presentOperatorConversation(await readOperatorTicket(context, session, params.id)),
  )
  route(app, context, calls.claimTicket, async ({ session, ip, params }) =>
    presentOperatorConversation(await desk.claimTicket(context, { session, ip }, params.id)),
  )
  route(app, context, calls.releaseTicket, async ({ session, ip, params }) =>
    presentOperatorConversation(await desk.releaseTicket(context, { session, ip }, params.id)),
  )
  route(app, context, calls.answerTicketAsOperator, async ({ session, ip, params, body }) =>
    presentOperatorConversation(await desk.answerTicketAsOperator(context, { session, ip }, params.id, body)),
  )
  route(app, context, calls.noteTicket, async ({ session, ip, params, body }) =>
    presentOperatorConversation(await desk.noteTicket(context, { session, ip }, params.id, body)),
  )
  route(app, context, calls.escalateTicket, async ({ session, ip, params, body: { reason } }) =>
    presentOperatorConversation(await desk.escalateTicket(context, { session, ip, reason }, params.id)),
  )
  route(app, context, calls.closeTicketAsOperator, async ({ session, ip, params, body: { outcome, ...words } }) =>
    presentOperatorConversation(
      await desk.closeTicketAsOperator(context, { session, ip }, params.id, { ...words, outcome }),
    ),
  )
  registerSettings(app, context)
}

function registerSettings(app: FastifyInstance, context: Context): void {
  route(app, context, calls.getTicketRules, async ({ session }) =>
    presentTicketRules(session.merchantId, await settings.readTicketRules(context, session)),
  )
  route(app, context, calls.updateTicketRules, async ({ session, ip, body: { reason, ...rules } }) =>
    presentTicketRules(session.merchantId, await settings.updateTicketRules(context, { session, ip, reason }, rules)),
  )
  route(app, context, calls.listCannedAnswers, async ({ session, query }) => {
    const { rows, total } = await settings.listCannedAnswers(context, session, query, query)
    return page(rows.map(presentCannedAnswer), total, query)
  })
  route(app, context, calls.getCannedAnswer, async ({ session, params }) =>
    presentCannedAnswer(await settings.readCannedAnswer(context, session, params.id)),
  )
  route(app, context, calls.createCannedAnswer, async ({ session, ip, body }) =>
    presentCannedAnswer(await settings.writeCannedAnswer(context, { session, ip, reason: undefined }, undefined, body)),
  )
  route(app, context, calls.updateCannedAnswer, async ({ session, ip, params, body }) =>
    presentCannedAnswer(await settings.writeCannedAnswer(context, { session, ip, reason: undefined }, params.id, body)),
  )
  route(app, context, calls.deleteCannedAnswer, async ({ session, ip, params }) =>
    presentCannedAnswer(await settings.deleteCannedAnswer(context, { session, ip, reason: undefined }, params.id)),
  )
}
