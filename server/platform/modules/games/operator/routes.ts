import type { FastifyInstance } from 'fastify'
import { momentsOf } from '../../../db/search.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { page, pageOf } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { readWindow } from '../../vendors/operator/service.ts'
import { presentBet, presentTransaction } from '../presenter.ts'
import { presentOperatorBet, presentOperatorGame, presentVendorTransaction } from './presenter.ts'
import { gamesOperatorCalls as calls } from './schema.ts'
import type { GamesOperatorDependencies } from './service/dependencies.ts'
import { getMemberBet, listMemberBets, type MemberBetsDependencies } from './service/member-bets.ts'
import { createGamesOperatorService } from './service.ts'

/** What operators do about games of the brand in view, and see of its bets. */
export function registerGamesOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & GamesOperatorDependencies & MemberBetsDependencies,
): void {
  const { games, choices, bets } = createGamesOperatorService(context)

  route(app, context, calls.listOperatorGames, async ({ session, query, locale }) => {
    const { vendorCode, gameType, gameClassify, availability, tag, search, sort } = query
    const filter = { ids: query.ids?.split(','), vendorCode, gameType, gameClassify, availability, tag, search }
    const { limit, offset } = pageOf(query)
    const { rows, total } = await games.list(session, filter, { sort, limit, offset })
    return page(
      rows.map((row) => presentOperatorGame(row, locale)),
      total,
      query,
    )
  })
  route(app, context, calls.getOperatorGame, async ({ session, params, locale }) =>
    presentOperatorGame(await games.find(session, params.id), locale),
  )
  route(app, context, calls.updateOperatorGames, async ({ session, ip, body: { ids, reason, ...wish }, locale }) => {
    const changed = await games.update({ session, ip, reason }, ids, { ...wish, maintenance: readWindow(wish) })
    return changed.map((row) => presentOperatorGame(row, locale))
  })
  route(app, context, calls.listGameTags, ({ session }) => games.tags(session))

  route(app, context, calls.listGameChoices, async ({ session, params, locale }) =>
    (await choices.list(session, params.list)).map((row) => presentOperatorGame(row, locale)),
  )
  route(app, context, calls.setGameChoices, async ({ session, ip, params, body: { ids, reason }, locale }) =>
    (await choices.set({ session, ip, reason }, params.list, ids)).map((row) => presentOperatorGame(row, locale)),
  )

  route(app, context, calls.listOperatorBets, async ({ session, query, locale }) => {
    const { memberId, account, round, transactionId, vendorCode, gameId, gameType, state } = query
    const about = { memberId, account, round, transactionId, vendorCode, gameId, gameType, state }
    const filter = { ...about, ...momentsOf(query) }
    const { rows, total } = await bets.list(session, filter, pageOf(query))
    return page(
      rows.map((row) => presentOperatorBet(row, locale)),
      total,
      query,
    )
  })
  route(app, context, calls.getOperatorBet, async ({ session, params: { id }, locale }) => {
    const { bet, orders, outcome, recallUrl } = await bets.find(session, id, locale)
    return {
      bet: presentOperatorBet(bet, locale),
      sessionId: bet.session_id,
      vendorTransactions: orders.map(presentVendorTransaction),
      outcome,
      recallUrl,
    }
  })

  registerMemberBets(app, context)
}

/** What one member bet. */
function registerMemberBets(app: FastifyInstance, context: HttpContext & MemberBetsDependencies): void {
  route(app, context, calls.listMemberBets, async ({ session, params, query, locale }) => {
    const { gameType, vassalage, state } = query
    const filter = { gameType, vassalage, state, ...momentsOf(query) }
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
