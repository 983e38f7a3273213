import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page, pageOf } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { presentBet, presentTransaction } from '../presenter.ts'
import { getMemberBet, listMemberBets, type MemberBetsDependencies } from './member-bets.ts'
import { memberBetsCalls as calls } from './member-bets-schema.ts'

/** What one member bet. */
export function registerMemberBets(app: FastifyInstance, context: HttpContext & MemberBetsDependencies): void {
  route(app, context, calls.listMemberBets, async ({ session, params, query, locale }) => {
    const { gameType, vassalage, state } = query
    const filter = { gameType, vassalage, state, from: momentOf(query.from), to: momentOf(query.to) }
    const { rows, total } = await listMemberBets(context, session, params.id, filter, pageOf(query))
    return page(
      rows.map((bet) => presentBet(bet, locale)),
      total,
      query,
    )
  })
  route(app, context, calls.getMemberBet, async ({ session, params, locale }) => {
    const found = await getMemberBet(context, session, params.id, params.betId, locale)
    const { bet, transactions, outcome, recallUrl } = found
    return { bet: presentBet(bet, locale), transactions: transactions.map(presentTransaction), outcome, recallUrl }
  })
}

const momentOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text))
