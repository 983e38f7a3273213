import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { page } from '../../../http/paging.ts'
import { route } from '../../../http/route.ts'
import { parseMoney } from '../../../lib/money.ts'
import { presentForfeiture } from '../presenter.ts'
import { type BucketsDependencies, cancelMemberBonus, listMemberBuckets, previewMemberCancellation } from './buckets.ts'
import { bucketsCalls as calls } from './buckets-schema.ts'
import { presentOperatorBucket } from './presenter.ts'

/** What members of the brand in view have to play, and their bonuses. */
export function registerBucketsRoutes(app: FastifyInstance, context: HttpContext & BucketsDependencies): void {
  route(app, context, calls.listMemberBuckets, async ({ session, params, query }) => {
    const { rows, total } = await listMemberBuckets(context, session, params.memberId, query)
    return page(rows.map(presentOperatorBucket), total, query)
  })
  route(app, context, calls.previewMemberCancellation, async ({ session, params }) =>
    presentForfeiture(await previewMemberCancellation(context, session, params)),
  )
  route(app, context, calls.cancelMemberBonus, async ({ session, ip, params, body: { forfeited, reason } }) =>
    presentOperatorBucket(
      await cancelMemberBonus(context, { session, ip, reason }, params, parseMoney(forfeited, 'forfeited')),
    ),
  )
}
