import { httpErrors } from '../../../http/errors.ts'
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

/** Who stands between the agent and a member of the line, the highest first, the member last. Throws FORBIDDEN, NOT_FOUND. */
export async function readTeamPath(dependencies: AgentsDependencies, session: MemberSession, id: string) {
  const asker = await needAgent(dependencies, session)
  const ids = await repository.listPathIds(dependencies.database, asker, id)
  if (ids.length === 0) throw httpErrors.NOT_FOUND()
  const page = { order: 'account', isDescending: false, limit: ids.length, offset: 0 } as const
  const { rows } = await repository.listTeamMembers(dependencies.database, asker, { ids }, page)
  return rows.toSorted((left, right) => left.depth - right.depth)
}
