import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../../edge/address.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { plainText } from '../../lib/plain-text.ts'
import type { SitesService } from '../sites/service.ts'
import type { VerificationService } from '../verification/service.ts'
import { presentConversation, presentTicket } from './presenter.ts'
import { ticketsCalls as calls } from './schema.ts'
import { keepsTickets } from './service/send.ts'
import type { TicketsService } from './service.ts'

interface Context extends HttpContext {
  readonly tickets: TicketsService
  readonly sites: SitesService
  readonly verification: Pick<VerificationService, 'asksFor' | 'checkCaptcha'>
}

/** What people say to the house, and what members do with what they said. */
export function registerTicketsRoutes(app: FastifyInstance, context: Context): void {
  const { tickets, limits, sites, verification } = context

  route(app, context, calls.sendFeedback, async ({ session, merchant, locale, ip, body }) => {
    const { captchaId, captcha, captchaProof, category = 'OTHER', pictures = [], ...feedback } = body
    const isMember = keepsTickets(session)
    // Counted before anything is looked at, so that what comes together is counted together.
    await limits.consume('feedback', isMember ? `member:${session.memberId}` : networkOf(ip))
    if (!isMember) {
      const isFree = await limits.isWithin('feedbackFreely', networkOf(ip))
      const brand = await sites.findMerchant(merchant.id)
      // A visitor who writes is asked as one who registers; brands choose no provider for this alone.
      if (verification.asksFor(brand, 'REGISTER', isFree))
        await verification.checkCaptcha(brand, 'REGISTER', { captchaId, captcha, captchaProof })
    }
    const sender = { merchantId: merchant.id, session, language: locale }
    const ticket = await tickets.sendFeedback(sender, { ...feedback, category, pictures })
    return { done: true, number: ticket.number, ticket: isMember ? presentTicket(ticket) : null }
  })

  route(app, context, calls.listTickets, async ({ session, query }) => {
    const { rows, total } = await tickets.listTickets(session, query, query)
    return page(rows.map(presentTicket), total, query)
  })
  route(app, context, calls.getTicket, async ({ session, params }) =>
    presentConversation(await tickets.readTicket(session, params.id)),
  )
  route(app, context, calls.answerTicket, async ({ session, params, body: { pictures = [], ...reply } }) => {
    await limits.consume('feedback', `member:${session.memberId}`)
    return presentConversation(await tickets.answerTicket(session, params.id, { ...reply, pictures }))
  })
  route(app, context, calls.closeTicket, async ({ session, params }) =>
    presentConversation(await tickets.closeTicket(session, params.id)),
  )
  route(app, context, calls.rateTicket, async ({ session, params, body: { rating, comment } }) =>
    presentConversation(
      await tickets.rateTicket(session, params.id, { rating, comment: plainText(comment ?? '') || null }),
    ),
  )
  route(app, context, calls.reopenTicket, async ({ session, params }) =>
    presentConversation(await tickets.reopenTicket(session, params.id)),
  )
}
