import type { FastifyInstance } from 'fastify'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { demand, type OperatorsService, pageOfRows } from '../operators/service.ts'
import {
  presentChoices,
  presentGameOffer,
  presentOperatorBet,
  presentOperatorGame,
  presentVendor,
  presentVendorOffer,
  presentVendorTransaction,
} from './operator-presenter.ts'
import type { OperatorGameRow, VendorRow } from './operator-repository.ts'
import { gamesDeskCalls as calls } from './operator-schema.ts'
import { foldSearch } from './search.ts'
import type { GamesService } from './service.ts'

interface Context extends HttpContext {
  readonly games: GamesService
  readonly operators: OperatorsService
}

/** What operators do about vendors, games and bets of the brand in view. */
export function registerGamesDesk(app: FastifyInstance, context: Context): void {
  registerVendorsDesk(app, context)
  registerCatalogueDesk(app, context)
  registerChoices(app, context)
  registerBetsDesk(app, context)
}

interface WindowWish {
  readonly maintenance?: { readonly from: string; readonly until: string } | null | undefined
}

const windowIn = ({ maintenance }: WindowWish) =>
  maintenance ? { from: new Date(maintenance.from), until: new Date(maintenance.until) } : maintenance

function registerVendorsDesk(app: FastifyInstance, context: Context): void {
  const { games, operators } = context
  const { desk } = games

  route(app, context, calls.listOperatorVendors, async ({ session, query }) => {
    demand(session, 'vendors.read')
    const { gameType, availability } = query
    const ids = query.ids?.split(',')
    const part = foldSearch(query.search)?.folded
    const rows = (await desk.vendors(session.merchantId))
      .map(presentVendor)
      .filter(
        (vendor) =>
          (ids === undefined || ids.includes(vendor.id)) &&
          (gameType === undefined || vendor.gameTypes.includes(gameType)) &&
          (availability === undefined || vendor.availability === availability) &&
          (part === undefined || `${vendor.id} ${foldSearch(vendor.name)?.folded}`.toLowerCase().includes(part)),
      )
    return pageOfRows(rows, query, ['id', 'name', 'position', 'games', 'openGames', 'availability', 'effective'])
  })
  route(app, context, calls.getOperatorVendor, async ({ session, params }) => {
    demand(session, 'vendors.read')
    const vendor = (await desk.vendors(session.merchantId)).find(({ code }) => code === params.id)
    if (vendor === undefined) throw httpErrors.NOT_FOUND()
    return presentVendor(vendor)
  })
  route(app, context, calls.updateOperatorVendors, async ({ session, ip, body: { ids, reason, ...wish } }) => {
    demand(session, 'vendors.change')
    const subject = {
      action: 'vendors.update',
      subjectKind: 'vendors',
      subjectId: ({ code }: VendorRow) => code,
      present: presentVendorOffer,
    }
    const work = operators.auditedEach({ session, ip, reason }, subject, (tx) =>
      desk.updateVendors(tx, session.merchantId, ids, { ...wish, maintenance: windowIn(wish) }),
    )
    return (await work).map(presentVendor)
  })
  route(app, context, calls.orderOperatorVendors, async ({ session, ip, body: { ids, position, reason } }) => {
    demand(session, 'vendors.change')
    const subject = {
      action: 'vendors.order',
      subjectKind: 'merchants',
      subjectId: () => session.merchantId,
      present: (vendors: readonly VendorRow[]) => ({ order: vendors.map(({ code }) => code) }),
    }
    const work = operators.audited({ session, ip, reason }, subject, (tx) =>
      desk.orderVendors(tx, session.merchantId, ids, position ?? 0),
    )
    return (await work).map(presentVendor)
  })
}

function registerCatalogueDesk(app: FastifyInstance, context: Context): void {
  const { games, operators } = context
  const { desk } = games

  route(app, context, calls.listOperatorGames, async ({ session, query, locale }) => {
    demand(session, 'games.read')
    const { vendorCode, gameType, gameClassify, availability, tag, search, sort } = query
    const ids = query.ids?.split(',')
    const filter = { ids, vendorCode, gameType, gameClassify, availability, tag, search }
    const { limit, offset } = pageOf(query)
    const { rows, total } = await desk.searchGames(session.merchantId, filter, { sort, limit, offset })
    return page(
      rows.map((row) => presentOperatorGame(row, locale)),
      total,
      query,
    )
  })
  route(app, context, calls.getOperatorGame, async ({ session, params, locale }) => {
    demand(session, 'games.read')
    return presentOperatorGame(await desk.game(session.merchantId, params.id), locale)
  })
  route(app, context, calls.updateOperatorGames, async ({ session, ip, body: { ids, reason, ...wish }, locale }) => {
    demand(session, 'games.change')
    const subject = {
      action: 'games.update',
      subjectKind: 'games',
      subjectId: ({ id }: OperatorGameRow) => id,
      present: presentGameOffer,
    }
    const work = operators.auditedEach({ session, ip, reason }, subject, (tx) =>
      desk.updateGames(tx, session.merchantId, ids, { ...wish, maintenance: windowIn(wish) }),
    )
    return (await work).map((row) => presentOperatorGame(row, locale))
  })
  route(app, context, calls.listGameTags, ({ session }) => {
    demand(session, 'games.read')
    return desk.gameTags(session.merchantId)
  })
}

function registerChoices(app: FastifyInstance, context: Context): void {
  const { games, operators } = context
  const { desk } = games

  route(app, context, calls.listGameChoices, async ({ session, params, locale }) => {
    demand(session, 'games.read')
    const choices = await desk.choices(session.merchantId, params.list)
    return choices.games.map((row) => presentOperatorGame(row, locale))
  })
  route(app, context, calls.setGameChoices, async ({ session, ip, params, body: { ids, reason }, locale }) => {
    demand(session, 'games.change')
    const subject = {
      action: 'gameChoices.update',
      subjectKind: 'gameChoices',
      subjectId: () => params.list,
      present: presentChoices,
    }
    const work = operators.audited({ session, ip, reason }, subject, (tx) =>
      desk.setChoices(tx, session.merchantId, params.list, ids),
    )
    return (await work).games.map((row) => presentOperatorGame(row, locale))
  })
}

const momentOf = (time: string | undefined) => (time === undefined ? undefined : new Date(time))

function registerBetsDesk(app: FastifyInstance, context: Context): void {
  const { games } = context

  route(app, context, calls.listOperatorBets, async ({ session, query, locale }) => {
    demand(session, 'bets.read')
    const { memberId, account, round, transactionId, vendorCode, gameId, gameType, state } = query
    const filter = { memberId, account, round, transactionId, vendorCode, gameId, gameType, state }
    const span = { from: momentOf(query.from), to: momentOf(query.to) }
    const { rows, total } = await games.betsDesk.search(session.merchantId, { ...filter, ...span }, pageOf(query))
    return page(
      rows.map((row) => presentOperatorBet(row, locale)),
      total,
      query,
    )
  })
  route(app, context, calls.getOperatorBet, async ({ session, params, locale }) => {
    demand(session, 'bets.read')
    const member = { merchantId: session.merchantId, memberId: params.memberId }
    const { bet, orders, outcome, recallUrl } = await games.betsDesk.find(member, params.id, locale)
    return {
      bet: presentOperatorBet(bet, locale),
      sessionId: bet.session_id,
      vendorTransactions: orders.map(presentVendorTransaction),
      outcome,
      recallUrl,
    }
  })
}
