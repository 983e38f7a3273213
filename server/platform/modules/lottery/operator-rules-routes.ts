import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { type Money, parseMoney } from '../../lib/money.ts'
import { demand, type OperatorsService } from '../operators/service.ts'
import type { OperatedLottery } from './operator-rules.ts'
import {
  presentLottery,
  presentOperated,
  presentPlayTypes,
  presentReturn,
  presentVersion,
} from './operator-rules-presenter.ts'
import { lotteryRulesDeskCalls as calls } from './operator-rules-schema.ts'
import type { LotteryService } from './service.ts'

interface Context extends HttpContext {
  readonly lottery: LotteryService
  readonly operators: OperatorsService
}

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
export function registerLotteryRulesDesk(app: FastifyInstance, context: Context): void {
  const { lottery, operators } = context
  const { rulesDesk } = lottery

  route(app, context, calls.listOperatorLotteries, async ({ session, locale }) => {
    demand(session, 'lotteries.read')
    return (await rulesDesk.list(session.merchantId)).map((row) => presentLottery(row, locale))
  })
  route(app, context, calls.getOperatorLottery, async ({ session, params, locale }) => {
    demand(session, 'lotteries.read')
    return presentOperated(await rulesDesk.find(session.merchantId, params.id), locale)
  })
  route(app, context, calls.previewLotteryRules, async ({ session, params, body }) => {
    demand(session, 'lotteries.read')
    const preview = await rulesDesk.preview(session.merchantId, params.id, withMoney(body))
    const { family, rules, tooLow, tooHigh, raises } = preview
    return {
      playTypes: presentPlayTypes(family, rules),
      tooLow: tooLow.map(presentReturn),
      tooHigh: tooHigh.map(presentReturn),
      raises,
    }
  })
  route(app, context, calls.saveLotteryRules, async ({ session, ip, params, body: { reason, ...wish }, locale }) => {
    demand(session, 'lotteries.change')
    const subject = {
      action: 'lotteryRules.save',
      subjectKind: 'lotteries',
      subjectId: () => params.id,
      present: ({ rules }: OperatedLottery) => presentVersion(rules),
    }
    await operators.audited({ session, ip, reason }, subject, (tx) =>
      rulesDesk.save(tx, { session, reason }, params.id, withMoney(wish)),
    )
    return presentOperated(await rulesDesk.find(session.merchantId, params.id), locale)
  })
  route(app, context, calls.updateLottery, async ({ session, ip, params, body: { reason, ...change }, locale }) => {
    demand(session, 'lotteries.change')
    const subject = {
      action: 'lotteries.update',
      subjectKind: 'lotteries',
      subjectId: () => params.id,
      present: ({ lottery: { is_open, close_seconds } }: OperatedLottery) => ({
        isOpen: is_open,
        closeSeconds: close_seconds,
      }),
    }
    await operators.audited({ session, ip, reason }, subject, (tx) =>
      rulesDesk.update(tx, { session, reason }, params.id, change),
    )
    return presentOperated(await rulesDesk.find(session.merchantId, params.id), locale)
  })
}
