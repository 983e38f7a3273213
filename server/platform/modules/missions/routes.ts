import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { route } from '../../http/route.ts'
import { presentLeaderboard, presentMission, presentWon } from './presenter.ts'
import { missionsCalls as calls } from './schema.ts'
import type { MissionsService } from './service.ts'

/** What the signed-in member is asked to reach, and where he stands among others. */
export function registerMissionsRoutes(
  app: FastifyInstance,
  context: HttpContext & { readonly missions: MissionsService },
): void {
  const { missions } = context

  route(app, context, calls.getMissions, async ({ session, locale }) =>
    (await missions.readMissions(session)).map((view) => presentMission(view, locale)),
  )
  route(app, context, calls.getLeaderboards, async ({ session, locale }) => ({
    leaderboards: (await missions.readLeaderboards(session)).map((view) =>
      presentLeaderboard(view, session.memberId, locale),
    ),
    won: (await missions.listOwnPlaces(session)).map((won) => presentWon(won, locale)),
  }))
  route(app, context, calls.countMissions, async ({ session }) => ({ count: await missions.countRewards(session) }))
  route(app, context, calls.claimMission, async ({ session, body }) => {
    await missions.claimMission(session, body)
    return { done: true }
  })
  route(app, context, calls.claimPrize, async ({ session, params }) => {
    await missions.claimPrize(session, params.id)
    return { done: true }
  })
}
