import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { formatMoney, parseMoney } from '../../lib/money.ts'
import type { GameType } from '../games/schema.ts'
import { type TurnoverBucket, turnoverCalls } from './schema.ts'
import type { Bucket, Cancellation, TurnoverService } from './service.ts'

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

  route(app, context, turnoverCalls.previewCancellation, async ({ session, params }) =>
    presentCancellation(await turnover.previewCancellation(session, params.id)),
  )

  route(app, context, turnoverCalls.cancelBonus, async ({ session, params, body }) =>
    presentCancellation(await turnover.cancelBonus(session, params.id, parseMoney(body.forfeited, 'forfeited'))),
  )
}

function presentBucket(bucket: Bucket): Static<typeof TurnoverBucket> {
  return {
    id: bucket.id,
    source: bucket.source as Static<typeof TurnoverBucket>['source'],
    documentId: bucket.document_id,
    required: formatMoney(bucket.required),
    done: formatMoney(bucket.done),
    missing: formatMoney(bucket.required - bucket.done),
    currency: bucket.currency,
    state: bucket.state as Static<typeof TurnoverBucket>['state'],
    openedAt: bucket.opened_at.toISOString(),
    closedAt: bucket.closed_at?.toISOString() ?? null,
    mayCancel: bucket.source === 'BONUS' && bucket.state === 'OPEN',
    weights: Object.entries(bucket.weights as Record<string, number>).map(([gameType, weight]) => ({
      gameType: gameType as Static<typeof GameType>,
      weight,
    })),
  }
}

function presentCancellation({ currency, bonus, winnings, forfeited }: Cancellation) {
  return {
    currency,
    bonus: formatMoney(bonus),
    winnings: formatMoney(winnings),
    forfeited: formatMoney(forfeited),
  }
}
