import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page, pageOf } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { formatMoney, parseMoney } from '../../lib/money.ts'
import { presentBucket, presentBucketBet, presentForfeiture } from './presenter.ts'
import { turnoverCalls } from './schema.ts'
import type { TurnoverService } from './service.ts'

interface Context extends HttpContext {
  readonly turnover: TurnoverService
}

export function registerTurnoverRoutes(app: FastifyInstance, context: Context): void {
  const { turnover } = context

  route(app, context, turnoverCalls.getTurnover, async ({ session }) => {
    const { required, done, missing } = await turnover.remaining(session, session.currency)
    const buckets = await turnover.listBuckets(session, session.currency)
    return {
      required: formatMoney(required),
      done: formatMoney(done),
      missing: formatMoney(missing),
      buckets: buckets.map(presentBucket),
    }
  })

  route(app, context, turnoverCalls.listBucketBets, async ({ session, params, query, locale }) => {
    const { bets, total } = await turnover.listBucketBets(session, params.id, pageOf(query))
    return page(
      bets.map((bet) => presentBucketBet(bet, locale)),
      total,
      query,
    )
  })

  route(app, context, turnoverCalls.previewCancellation, async ({ session, params }) =>
    presentForfeiture(await turnover.previewCancellation(session, params.id)),
  )

  route(app, context, turnoverCalls.cancelBonus, async ({ session, params, body }) =>
    presentForfeiture(await turnover.cancelBonus(session, params.id, parseMoney(body.forfeited, 'forfeited'))),
  )
}
