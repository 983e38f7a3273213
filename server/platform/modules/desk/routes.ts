import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { formatMoney } from '../../lib/money.ts'
import { presentBet, presentTransaction } from '../games/service.ts'
import { demand } from '../operators/service.ts'
import { presentDeposit } from '../payments/service.ts'
import type { SitesService } from '../sites/service.ts'
import { deskCalls as calls } from './schema.ts'
import type { DeskService } from './service.ts'

interface Context extends HttpContext {
  readonly desk: DeskService
  readonly sites: SitesService
}

/** What operators read about one member, and the figures of the overview. */
export function registerDeskRoutes(app: FastifyInstance, context: Context): void {
  const { desk, sites } = context

  route(app, context, calls.listMemberWallets, async ({ session, params }) => {
    demand(session, 'members.read')
    const accounts = await desk.wallets(session.merchantId, params.id)
    return accounts.map(({ account, currency, balance, version }) => ({
      account,
      currency,
      balance: formatMoney(balance),
      entries: Number(version),
    }))
  })

  route(app, context, calls.listMemberBets, async ({ session, params, query, locale }) => {
    demand(session, 'members.read')
    const { gameType, vassalage, state } = query
    const filter = { gameType, vassalage, state, from: momentOf(query.from), to: momentOf(query.to) }
    const { rows, total } = await desk.bets(session.merchantId, params.id, filter, pageOf(query))
    return page(
      rows.map((bet) => presentBet(bet, locale)),
      total,
      query,
    )
  })
  route(app, context, calls.getMemberBet, async ({ session, params, locale }) => {
    demand(session, 'members.read')
    const found = await desk.bet(session.merchantId, params.id, params.betId, locale)
    const { bet, transactions, outcome, recallUrl } = found
    return { bet: presentBet(bet, locale), transactions: transactions.map(presentTransaction), outcome, recallUrl }
  })

  route(app, context, calls.listMemberStatement, async ({ session, params, query }) => {
    demand(session, 'members.read')
    const { account, currency, kind } = query
    const { entries, nextBefore } = await desk.statement(session.merchantId, params.id, {
      account,
      currency,
      kind,
      from: momentOf(query.from),
      to: momentOf(query.to),
      before: query.before === undefined ? undefined : BigInt(query.before),
      limit: query.limit ?? 25,
    })
    return {
      content: entries.map((entry) => ({
        id: entry.version.toString(),
        transferId: entry.transferId,
        at: entry.at.toISOString(),
        kind: entry.kind,
        amount: formatMoney(entry.amount),
        balanceBefore: formatMoney(entry.before),
        balanceAfter: formatMoney(entry.after),
        currency: entry.currency,
        documentKind: entry.document.kind,
        documentId: entry.document.id,
        reason: entry.reason ?? null,
      })),
      nextCursor: nextBefore?.toString() ?? null,
    }
  })

  route(app, context, calls.listMemberDeposits, async ({ session, params, query, locale }) => {
    demand(session, 'members.read')
    const { views, total } = await desk.deposits(session.merchantId, params.id, pageOf(query))
    return page(
      views.map((view) => presentDeposit(view, locale)),
      total,
      query,
    )
  })

  route(app, context, calls.getDeskFigures, async ({ session, query }) => {
    demand(session, 'members.read')
    const figures = await desk.figures(session.merchantId, new Date(query.since))
    const { currency } = await sites.findMerchant(session.merchantId)
    return {
      currency,
      deposited: formatMoney(figures.deposited),
      withdrawn: formatMoney(figures.withdrawn),
      grossRevenue: formatMoney(figures.gross_revenue),
      activeMembers: Number(figures.active_members),
      adjustmentsWaiting: Number(figures.adjustments),
    }
  })
}

const momentOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text))
