import { type PageRequest, pageOf, sortOf } from '../../../http/paging.ts'
import type { MemberSession } from '../../../http/session.ts'
import * as repository from '../repository/team.ts'
import { needAgent } from './asking.ts'
import type { AgentsDependencies } from './dependencies.ts'

const ORDERS = { account: 'account', registeredAt: 'registeredAt', lastSignInAt: 'lastSignInAt' } as const

/** Members of the agent's line: directly below somebody of it, or found by name or ids. Throws FORBIDDEN. */
export async function listTeamMembers(
  dependencies: AgentsDependencies,
  session: MemberSession,
  filter: repository.TeamFilter,
  page: PageRequest,
) {
  const asker = await needAgent(dependencies, session)
  const { limit, offset } = pageOf(page)
  const { column: order, direction } = sortOf(page.sort, ORDERS, { column: 'registeredAt', direction: 'desc' })
  const account = filter.account?.trim().toLowerCase() || undefined
  return repository.listTeamMembers(
    dependencies.database,
    asker,
    { ...filter, account },
    { order, isDescending: direction === 'desc', limit, offset },
  )
}

/** Who stands between the agent and members of the line, the highest first, each member last. Throws FORBIDDEN. */
export async function listTeamPaths(dependencies: AgentsDependencies, session: MemberSession, ids: readonly string[]) {
  const asker = await needAgent(dependencies, session)
  return repository.listPaths(dependencies.database, asker, ids)
}
