import type { GatewayContext } from '../../context.ts'
import { orNull } from '../../errors.ts'
import type { PrizeMode } from '../../generated/resolvers.ts'
import type { LotterySource } from '../../sources.ts'
import type { CallValue } from '../../wps/types.ts'

/** Draws move every minute: what is shared of them is old after two seconds, or when a draw is told of. */
export const shortly = { tag: 'GAMES', maxAge: 2 } as const

type Shared = Pick<GatewayContext, 'shared' | 'language'>

export async function readMenus({ shared, language }: Shared, prizeMode?: PrizeMode | null) {
  const query = { ...(prizeMode != null && { prizeMode }), device: 'WEB', language } as const
  return (await shared.call(shortly, 'listLotteryMenus', { query })).gameMenus
}

/** The lottery of an order, a plan or a shared bet, of the shared menus: however many ask, they are read once. */
export async function lotteryOf({ gameCode }: { readonly gameCode: string }, _: unknown, context: Shared) {
  const menus = await readMenus(context)
  return menus.flatMap(({ games }) => games).find((game) => game.gameCode === gameCode) ?? null
}

/** One lottery whole; null where the brand has none of this code. */
export const readLottery = (gameCode: string, { shared, language }: Shared) =>
  orNull(shared.call(shortly, 'getLottery', { params: { gameCode }, query: { language } }))

/** A part of a lottery that menus leave out: of one from a menu it is asked for, in one call for all such parts. */
export const whole =
  <Part extends 'rules' | 'upcomingDraws' | 'now'>(part: Part) =>
  async (lottery: LotterySource, _: unknown, context: GatewayContext): Promise<CallValue<'getLottery'>[Part]> => {
    if ('rules' in lottery) return lottery[part]
    const { shared, language } = context
    return (await shared.call(shortly, 'getLottery', { params: { gameCode: lottery.gameCode }, query: { language } }))[
      part
    ]
  }
