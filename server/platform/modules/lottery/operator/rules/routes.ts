import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../../http/http-context.ts'
import { route } from '../../../../http/route.ts'
import { type Money, parseMoney } from '../../../../lib/money.ts'
import type { RulesOperatorDependencies } from './dependencies.ts'
import { presentLottery, presentPlayTypes, presentReturn, presentView } from './presenter.ts'
import { lotteryRulesOperatorCalls as calls } from './schema.ts'
import { createRulesOperatorService } from './service.ts'

const AMOUNTS = [
  'smallestUnit',
  'numberPayoutLimit',
  'playTypeStakeLimit',
  'drawStakeLimit',
  'memberStakeLimit',
  'singleWinLimit',
] as const
type Amount = (typeof AMOUNTS)[number]

/** The amounts of a wish, read. */
function withMoney<Wish extends Readonly<Record<Amount, string>>>(
  wish: Wish,
): Omit<Wish, Amount> & Record<Amount, Money> {
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, parseMoney(wish[name], name)]))
  // Every amount stands in AMOUNTS.
  return { ...wish, ...(amounts as Record<Amount, Money>) }
}

/** What operators do about the lotteries of the brand in view and their rules. */
export function registerLotteryRulesOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & RulesOperatorDependencies,
): void {
  const lotteries = createRulesOperatorService(context)

  route(app, context, calls.listOperatorLotteries, async ({ session, locale }) =>
    (await lotteries.list(session)).map((row) => presentLottery(row, locale)),
  )
  route(app, context, calls.getOperatorLottery, async ({ session, params, locale }) =>
    presentView(await lotteries.find(session, params.id), locale),
  )
  route(app, context, calls.previewLotteryRules, async ({ session, params, body }) => {
    const { family, rules, ...found } = await lotteries.preview(session, params.id, withMoney(body))
    return {
      playTypes: presentPlayTypes(family, rules),
      tooLow: found.tooLow.map(presentReturn),
      tooHigh: found.tooHigh.map(presentReturn),
      raises: found.raises,
    }
  })
  route(app, context, calls.saveLotteryRules, async ({ session, ip, params, body: { reason, ...wish }, locale }) =>
    presentView(await lotteries.save({ session, ip, reason }, params.id, withMoney(wish)), locale),
  )
  route(app, context, calls.updateLottery, async ({ session, ip, params, body: { reason, ...opening }, locale }) =>
    presentView(await lotteries.update({ session, ip, reason }, params.id, opening), locale),
  )
}
