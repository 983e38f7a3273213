import type { FastifyInstance } from 'fastify'
import { httpErrors } from '../../http/errors.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { formatMoney, parseMoney } from '../../lib/money.ts'
import { lotteryPolicy } from './policy.ts'
import { presentChase, presentDraw, presentLottery, presentMenus, presentOrder, presentRules } from './presenter.ts'
import { lotteryCalls as calls } from './schema.ts'
import type { LotteryService } from './service.ts'

/** Who asks for plans by their ids gets all of them on one page. */
const MOST_IDS = 100

interface Context extends HttpContext {
  readonly lottery: LotteryService
}

/** What members, and visitors, do about lotteries. */
export function registerLotteryRoutes(app: FastifyInstance, context: Context): void {
  registerReading(app, context)
  registerOrders(app, context)
  registerChases(app, context)
}

function registerReading(app: FastifyInstance, context: Context): void {
  const { reading } = context.lottery

  route(app, context, calls.listLotteryMenus, async ({ merchant, query, locale }) => ({
    gameMenus: presentMenus(await reading.menus(merchant.id, query.prizeMode), query.language ?? locale),
  }))
  route(app, context, calls.listRecentLotteries, async ({ session, query, locale }) =>
    (await reading.recent(session)).map((lottery) => presentLottery(lottery, query.language ?? locale)),
  )
  route(app, context, calls.listOpenedNumbers, async ({ merchant, query: { gameCode, limit = 20 } }) => {
    if (gameCode === undefined)
      return (await reading.lastDraws(merchant.id)).map(({ code, draw }) => ({ gameCode: code, ...presentDraw(draw) }))
    return (await reading.drawn(merchant.id, gameCode, limit)).map((draw) => ({ gameCode, ...presentDraw(draw) }))
  })
  route(app, context, calls.listDraws, async ({ session, query }) => {
    const { rows, total } = await reading.drawnPage(session.merchantId, query.gameCode, pageOf(query))
    return page(rows.map(presentDraw), total, query)
  })
  route(app, context, calls.getLottery, async ({ merchant, params: { gameCode }, query, locale }) => {
    const [lottery, rules, upcoming] = await Promise.all([
      reading.find(merchant.id, gameCode),
      reading.rules(merchant.id, gameCode),
      reading.upcoming(merchant.id, gameCode),
    ])
    return {
      ...presentLottery(lottery, query.language ?? locale),
      rules: presentRules(rules),
      upcomingDraws: upcoming.map(presentDraw),
      now: context.clock.now().toISOString(),
    }
  })
  route(app, context, calls.getDraw, async ({ merchant, params: { gameCode, number } }) => {
    const [draw] = await reading.draws(merchant.id, gameCode, [number])
    if (draw === undefined) throw httpErrors.NOT_FOUND()
    return presentDraw(draw)
  })
}

function registerOrders(app: FastifyInstance, context: Context): void {
  const { lottery, clock } = context

  route(app, context, calls.placeLotteryOrder, async ({ session, body, idempotencyKey, locale }) => {
    if (!lotteryPolicy['lottery.play'](session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
    const { lines, stopsOnWin = false, ...wish } = body
    const placed = await lottery.placeOrder(session, {
      ...wish,
      stopsOnWin,
      key: idempotencyKey,
      lines: lines.map((line, index) => ({ ...line, unit: parseMoney(line.unit, `lines.${index}.unit`) })),
    })
    const now = clock.now()
    return {
      orders: placed.orders.map((order) => presentOrder(order, placed.bets, { language: locale, now })),
      chase: placed.chase === undefined ? null : presentChase(placed.chase, session.currency, locale),
      balance: formatMoney(placed.balance),
    }
  })
  route(app, context, calls.listLotteryOrders, async ({ session, query, locale }) => {
    const { language = locale, ...filter } = query
    const { rows, bets, total } = await lottery.listOrders(session, filter, pageOf(query))
    const now = clock.now()
    return page(
      rows.map((order) => presentOrder(order, bets, { language, now })),
      total,
      query,
    )
  })
  route(app, context, calls.cancelLotteryOrder, async ({ session, params, locale }) => {
    const order = await lottery.cancelOrder(session, params.id)
    return presentOrder(order, await lottery.betsOf(session, [order]), { language: locale, now: clock.now() })
  })
}

function registerChases(app: FastifyInstance, context: Context): void {
  const { lottery } = context

  route(app, context, calls.listLotteryChases, async ({ session, query, locale }) => {
    const { ids, ...filter } = query
    const size = ids === undefined ? undefined : MOST_IDS
    const wanted = { ...filter, ids: ids?.split(',') }
    const { rows, total } = await lottery.listChases(session, wanted, pageOf(query, size))
    return page(
      rows.map((chase) => presentChase(chase, session.currency, query.language ?? locale)),
      total,
      query,
      size,
    )
  })
  route(app, context, calls.stopLotteryChase, async ({ session, params, locale }) => {
    const { chase, cancelledOrders, returned } = await lottery.stopChase(session, params.id)
    return { chase: presentChase(chase, session.currency, locale), cancelledOrders, returned: formatMoney(returned) }
  })
}
