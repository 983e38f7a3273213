import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../../http/http-context.ts'
import { route } from '../../../http/route.ts'
import { MONEY_SCALE, parseMoney } from '../../../lib/money.ts'
import { presentProposal } from '../../proposals/service.ts'
import { missionsErrors } from '../errors.ts'
import { isOfMoney } from '../terms.ts'
import { presentLeaderboard, presentLeaderboardWeek, presentMission } from './presenter.ts'
import { missionsOperatorCalls as calls } from './schema.ts'
import type { MissionsOperatorDependencies } from './service/dependencies.ts'
import { createLeaderboard, endRunningLeaderboard, listOperatorLeaderboards } from './service/leaderboards.ts'
import { createMission, endRunningMission, listOperatorMissions } from './service/missions.ts'
import { readLeaderboardWeek } from './service/week.ts'

/** What members are asked to reach, and what the first ones of a week are given. */
export function registerMissionsOperatorRoutes(
  app: FastifyInstance,
  context: HttpContext & MissionsOperatorDependencies,
): void {
  route(app, context, calls.listOperatorMissions, async ({ session }) =>
    (await listOperatorMissions(context, session)).map(presentMission),
  )
  route(app, context, calls.createMission, async ({ session, ip, body: { reason, ...body } }) => {
    const terms = { ...body, target: parseTarget(body.goal, body.target), reward: parseMoney(body.reward, 'reward') }
    const { mission, proposal } = await createMission(context, { session, ip, reason }, terms)
    return { mission: mission === undefined ? null : presentMission(mission), proposal: presentProposal(proposal) }
  })
  route(app, context, calls.endMission, async ({ session, ip, params, body: { reason } }) =>
    presentMission(await endRunningMission(context, { session, ip, reason }, params.code)),
  )

  route(app, context, calls.listOperatorLeaderboards, async ({ session }) =>
    (await listOperatorLeaderboards(context, session)).map(presentLeaderboard),
  )
  route(app, context, calls.getLeaderboardWeek, async ({ session, params, query }) =>
    presentLeaderboardWeek(await readLeaderboardWeek(context, session, params.code, query.startsOn)),
  )
  route(app, context, calls.createLeaderboard, async ({ session, ip, body: { reason, ...body } }) => {
    const prizes = body.prizes.map((prize) => parseMoney(prize, 'prizes'))
    const terms = { ...body, prizes, leastValidBet: parseMoney(body.leastValidBet, 'leastValidBet') }
    const { leaderboard, proposal } = await createLeaderboard(context, { session, ip, reason }, terms)
    return {
      leaderboard: leaderboard === undefined ? null : presentLeaderboard(leaderboard),
      proposal: presentProposal(proposal),
    }
  })
  route(app, context, calls.endLeaderboard, async ({ session, ip, params, body: { reason } }) =>
    presentLeaderboard(await endRunningLeaderboard(context, { session, ip, reason }, params.code)),
  )
}

/** An amount, or a whole number where the goal is one. Throws MISSION_TERMS_INVALID. */
function parseTarget(goal: string, text: string): bigint {
  const amount = parseMoney(text, 'target')
  if (isOfMoney(goal)) return amount
  if (amount % MONEY_SCALE !== 0n) throw missionsErrors.MISSION_TERMS_INVALID({ field: 'target' })
  return amount / MONEY_SCALE
}
