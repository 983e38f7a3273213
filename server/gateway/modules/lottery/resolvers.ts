import type { GatewayContext } from '../../context.ts'
import { orNull } from '../../errors.ts'
import type {
  LotteryRefusal,
  QueryLotteryChasesArgs,
  QueryLotteryOrdersArgs,
  Resolvers,
} from '../../generated/resolvers.ts'
import { iterate } from '../../live/iterator.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'
import { gameId, vendorCode } from '../games/names.ts'
import { lotteryOf, readLottery, readMenus, shortly, whole } from './menus.ts'
import { lotteryCode, lotteryName } from './names.ts'

// What is the member's own is asked for at the root and of `me`.

async function lotteryOrders(_: unknown, { filter, page }: QueryLotteryOrdersArgs, { wps, language }: GatewayContext) {
  const { lotteryCode: gameCode, ...rest } = given(filter ?? {})
  const query = { ...rest, ...(gameCode !== undefined && { gameCode }), ...pageQuery(page), language }
  return pageOf(await wps.call('listLotteryOrders', { query }))
}

async function lotteryChases(_: unknown, { filter, page }: QueryLotteryChasesArgs, { wps, language }: GatewayContext) {
  const { lotteryCode: gameCode, ...rest } = given(filter ?? {})
  const query = { ...rest, ...(gameCode !== undefined && { gameCode }), ...pageQuery(page), language }
  return pageOf(await wps.call('listLotteryChases', { query }))
}

export const lotteryResolvers: Resolvers = {
  Query: {
    lotteryMenus: (_, { prizeMode }, context) => readMenus(context, prizeMode),
    lottery: (_, { code }, context) => readLottery(code, context),
    recentLotteries: (_, __, { wps, language }) => wps.call('listRecentLotteries', { query: { language } }),
    lotteryResults: (_, { lotteryCode: gameCode, limit }, { shared }) =>
      shared.call(shortly, 'listOpenedNumbers', { query: { gameCode, limit: limit ?? 20 } }),
    lotteryDraws: async (_, { lotteryCode: gameCode, page }, { wps }) =>
      pageOf(await wps.call('listDraws', { query: { gameCode, ...pageQuery(page) } })),
    lotteryDraw: (_, { lotteryCode: gameCode, number }, { wps }) =>
      orNull(wps.call('getDraw', { params: { gameCode, number } })),
    lotteryOrders,
    lotteryChases,
  },
  Member: { lotteryOrders, lotteryChases },
  Mutation: {
    placeLotteryOrder: (_, { input: { idempotencyKey, lotteryCode: gameCode, ...body } }, { wps }) =>
      payload(
        () => wps.call('placeLotteryOrder', { body: { gameCode, ...given(body) }, idempotencyKey }),
        (extras) => ({ refusal: refusalOf(extras) }),
      ),
    cancelLotteryOrder: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ order: await wps.call('cancelLotteryOrder', { params: { id } }) })),
    stopLotteryChase: (_, { input: { id } }, { wps }) =>
      payload(() => wps.call('stopLotteryChase', { params: { id } })),
  },
  Subscription: {
    lotteryDrawn: {
      subscribe: (_, { lotteryCode: gameCode }, { events }) =>
        iterate<string>(
          (push) =>
            events.subscribe((event) => {
              const isAsked = event.type === 'draw' && event.gameCode === gameCode
              if (isAsked || event.type === 'reconnected') push(gameCode)
            }),
          { first: gameCode, keepLast: true },
        ),
      resolve: async (gameCode: string, _: unknown, { wps }: GatewayContext) =>
        (await wps.call('listOpenedNumbers', { query: { gameCode, limit: 1 } }))[0] ?? null,
    },
  },
  LotteryMenu: { vendorCode, vendorName: ({ accountTypeName }) => accountTypeName, lotteries: ({ games }) => games },
  Lottery: {
    code: lotteryCode,
    gameId,
    vendorCode,
    rules: whole('rules'),
    upcomingDraws: whole('upcomingDraws'),
    now: whole('now'),
  },
  LotteryOrder: { lottery: lotteryOf, lotteryCode, lotteryName },
  LotteryChase: { lottery: lotteryOf, lotteryCode, lotteryName },
  LotteryRules: {
    odds: ({ odds }) =>
      Object.entries(odds).flatMap(([playType, prizes]) =>
        Object.entries(prizes).map(([prize, rate]) => ({ playType, prize, odds: rate })),
      ),
  },
  LotteryBet: {
    odds: ({ odds }) => Object.entries(odds).map(([prize, rate]) => ({ prize, odds: rate })),
  },
}

/** What a limit left of a slip; null for other refusals. */
function refusalOf({ rest, number, playType, draw }: Readonly<Record<string, unknown>>): LotteryRefusal | null {
  if (typeof rest !== 'string') return null
  return { rest, number: textOrNull(number), playType: textOrNull(playType), draw: textOrNull(draw) }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
