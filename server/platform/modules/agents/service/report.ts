import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import { addTeamFigures, NO_TEAM_FIGURES, type TeamFigures } from '../figures.ts'
import * as figures from '../repository/figures.ts'
import { keepOwnLine } from '../repository/team.ts'
import { checkSpan, needAgent } from './asking.ts'
import type { AgentsDependencies } from './dependencies.ts'

interface Asked extends figures.DaySpan {
  /** Somebody of the line; the agent unless told. */
  readonly memberId?: string | undefined
  /** TEAM unless told. */
  readonly scope?: figures.Scope | undefined
}

/** Figures of the team, or of a member below, by day and by category. Throws FORBIDDEN, TEAM_SPAN_INVALID, NOT_FOUND. */
export async function readTeamReport(dependencies: AgentsDependencies, session: MemberSession, asked: Asked) {
  const { database } = dependencies
  const asker = await needAgent(dependencies, session)
  checkSpan(asked)
  const memberId = asked.memberId ?? session.memberId
  if ((await keepOwnLine(database, asker, [memberId])).length === 0) throw httpErrors.NOT_FOUND({ field: 'memberId' })
  const of = { merchantId: session.merchantId, currency: session.currency, memberId }
  const { scope = 'TEAM' } = asked
  const [days, categories] = await Promise.all([
    figures.listDays(database, scope, of, asked),
    figures.sumPlay(database, scope, of, asked),
  ])
  const totals = days.reduce<TeamFigures>(addTeamFigures, NO_TEAM_FIGURES)
  return { currency: session.currency, days, categories, totals }
}

/** Figures of members of the line, own and of their teams; who is not in the line is left out. Throws FORBIDDEN, TEAM_SPAN_INVALID. */
export async function listMemberFigures(
  dependencies: AgentsDependencies,
  session: MemberSession,
  ids: readonly string[],
  span: figures.DaySpan,
) {
  const asker = await needAgent(dependencies, session)
  checkSpan(span)
  const known = await keepOwnLine(dependencies.database, asker, ids)
  const rows = await figures.sumFigures(dependencies.database, session, known, span)
  const find = (id: string, scope: figures.Scope) =>
    rows.find((row) => row.id === id && row.scope === scope) ?? NO_TEAM_FIGURES
  return known.map((memberId) => ({ memberId, own: find(memberId, 'OWN'), team: find(memberId, 'TEAM') }))
}

export type TeamReportView = Awaited<ReturnType<typeof readTeamReport>>
