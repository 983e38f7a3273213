import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { rewardCentreCalls as calls } from './schema.ts'
import type { RewardCentreService } from './service.ts'

/** What the signed-in member may fetch. */
export function registerRewardCentreRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly rewardCentre: RewardCentreService },
): void {
  route(app, context, calls.countRewards, ({ session }) => context.rewardCentre.countRewards(session))
}
