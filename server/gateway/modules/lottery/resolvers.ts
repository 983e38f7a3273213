import type { GatewayContext } from '../../context.ts'
import { orNull } from '../../errors.ts'
import type {
  LotteryRefusal,
  PrizeMode,
  QueryLotteryChasesArgs,
  QueryLotteryOrdersArgs,
  Resolvers,
} from '../../generated/resolvers.ts'
import { iterate } from '../../live/iterator.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'

/** Draws move every minute: what is shared of them is old after two seconds, or when a draw is told of. */
const shortly = { tag: 'GAMES', maxAge: 2 } as const

async function readMenus({ shared, language }: GatewayContext, prizeMode?: PrizeMode | null) {
  const query = { ...(prizeMode != null && { prizeMode }), device: 'WEB', language } as const
  return (await shared.call(shortly, 'listLotteryMenus', { query })).gameMenus
}

/** The lottery of an order, a plan or a shared bet, of the shared menus: however many ask, they are read once. */
async function lotteryOf({ gameCode }: { readonly gameCode: string }, _: unknown, context: GatewayContext) {
  const menus = await readMenus(context)
  return menus.flatMap(({ games }) => games).find((game) => game.gameCode === gameCode) ?? null
}

// What is the member's own is asked for at the root and of `me`.

const lotteryOrders = async (_: unknown, { filter, page }: QueryLotteryOrdersArgs, { wps, language }: GatewayContext) =>
  pageOf(await wps.call('listLotteryOrders', { query: { ...given(filter ?? {}), ...pageQuery(page), language } }))

const lotteryChases = async (_: unknown, { filter, page }: QueryLotteryChasesArgs, { wps, language }: GatewayContext) =>
  pageOf(await wps.call('listLotteryChases', { query: { ...given(filter ?? {}), ...pageQuery(page), language } }))

export const lotteryResolvers: Resolvers = {
  Query: {
    lotteryMenus: (_, { prizeMode }, context) => readMenus(context, prizeMode),
    lottery: (_, { gameCode }, { shared, language }) =>
      orNull(shared.call(shortly, 'getLottery', { params: { gameCode }, query: { language } })),
    recentLotteries: (_, __, { wps, language }) => wps.call('listRecentLotteries', { query: { language } }),
    lotteryResults: (_, { gameCode, limit }, { shared }) =>
      shared.call(shortly, 'listOpenedNumbers', { query: { gameCode, limit: limit ?? 20 } }),
    lotteryDraws: async (_, { gameCode, page }, { wps }) =>
      pageOf(await wps.call('listDraws', { query: { gameCode, ...pageQuery(page) } })),
    lotteryDraw: (_, params, { wps }) => orNull(wps.call('getDraw', { params })),
    lotteryOrders,
    lotteryChases,
  },
  Member: { lotteryOrders, lotteryChases },
  Mutation: {
    placeLotteryOrder: (_, { input: { idempotencyKey, ...body } }, { wps }) =>
      payload(
        () => wps.call('placeLotteryOrder', { body: given(body), idempotencyKey }),
        (extras) => ({ refusal: refusalOf(extras) }),
      ),
    cancelLotteryOrder: (_, { input: { id } }, { wps }) =>
      payload(async () => ({ order: await wps.call('cancelLotteryOrder', { params: { id } }) })),
    stopLotteryChase: (_, { input: { id } }, { wps }) =>
      payload(() => wps.call('stopLotteryChase', { params: { id } })),
  },
  Subscription: {
    lotteryDrawn: {
      subscribe: (_, { gameCode }, { events }) =>
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
  LotteryOrder: { lottery: lotteryOf },
  LotteryChase: { lottery: lotteryOf },
  SharedBet: { lottery: lotteryOf },
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
