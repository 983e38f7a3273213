import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { presentFriend, presentReferral } from './presenter.ts'
import { referralsCalls as calls } from './schema.ts'
import type { ReferralsService } from './service.ts'

/** Friends whom the signed-in member brings. */
export function registerReferralsRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly referrals: ReferralsService },
): void {
  const { referrals } = context

  route(app, context, calls.getReferral, async ({ session }) => presentReferral(await referrals.readReferral(session)))
  route(app, context, calls.listReferredFriends, async ({ session, query }) => {
    const { rows, total } = await referrals.listOwnFriends(session, query, query)
    return page(rows.map(presentFriend), total, query)
  })
  route(app, context, calls.claimReferral, async ({ session, params }) =>
    presentFriend(await referrals.viewFriend(await referrals.claim(session, params.id))),
  )
}
