import type { FastifyInstance } from 'fastify'
import type { HttpContext } from '../../http/http-context.ts'
import { page } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { presentFigures, presentReport, presentTeam, presentTeamMember } from './presenter.ts'
import { agentsCalls as calls } from './schema.ts'
import type { AgentsService } from './service.ts'

interface Context extends HttpContext {
  readonly agents: AgentsService
}

/** What agents read of their teams. */
export function registerAgentsRoutes(app: FastifyInstance, context: Context): void {
  const { agents } = context

  route(app, context, calls.getTeam, async ({ session }) => presentTeam(await agents.readTeam(session)))
  route(app, context, calls.getTeamReport, async ({ session, query }) =>
    presentReport(await agents.readTeamReport(session, query)),
  )
  route(app, context, calls.listTeamMembers, async ({ session, query }) => {
    const { ids, ...filter } = query
    const asked = ids === undefined ? query : { ...query, pageNo: 1, pageSize: 100 }
    const { rows, total } = await agents.listTeamMembers(session, { ...filter, ids: ids?.split(',') }, asked)
    return page(rows.map(presentTeamMember), total, asked)
  })
  route(app, context, calls.listTeamPaths, ({ session, query }) => agents.listTeamPaths(session, query.ids.split(',')))
  route(app, context, calls.listMemberFigures, async ({ session, query }) => {
    const found = await agents.listMemberFigures(session, query.ids.split(','), query)
    return found.map(({ memberId, own, team }) => ({
      memberId,
      own: presentFigures(own),
      team: presentFigures(team),
    }))
  })
}
