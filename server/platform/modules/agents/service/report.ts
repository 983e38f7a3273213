import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import * as figures from '../repository/figures.ts'
import { keepOwnLine } from '../repository/team.ts'
import { checkSpan, needAgent } from './asking.ts'
import type { AgentsDependencies } from './dependencies.ts'

interface Asked extends figures.DaySpan {
  /** Somebody of the line; the agent unless told. */
  readonly memberId?: string | undefined
  /** The member with everybody below, or alone. */
  readonly scope?: 'TEAM' | 'OWN' | undefined
}

/** Figures of the team, or of a member below, by day and by category. Throws FORBIDDEN, TEAM_SPAN_INVALID, NOT_FOUND. */
export async function readTeamReport(dependencies: AgentsDependencies, session: MemberSession, asked: Asked) {
  const { database } = dependencies
  const asker = await needAgent(dependencies, session)
  checkSpan(asked)
  const memberId = asked.memberId ?? session.memberId
  if ((await keepOwnLine(database, asker, [memberId])).length === 0) throw httpErrors.NOT_FOUND({ field: 'memberId' })
  const of = { merchantId: session.merchantId, currency: session.currency, memberId }
  const [days, categories] = await (asked.scope === 'OWN'
    ? Promise.all([figures.listMemberDays(database, of, asked), figures.sumMemberPlay(database.query, of, asked)])
    : Promise.all([figures.listTeamDays(database, of, asked), figures.sumTeamPlay(database.query, of, asked)]))
  return { currency: session.currency, days, categories, totals: days.reduce(add, NOTHING) }
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
  const find = (id: string, isTeam: boolean) => rows.find((row) => row.id === id && row.is_team === isTeam) ?? NOTHING
  return known.map((memberId) => ({ memberId, own: find(memberId, false), team: find(memberId, true) }))
}

export type TeamReportView = Awaited<ReturnType<typeof readTeamReport>>

const NOTHING: figures.TeamFigures = {
  bets: 0n,
  stake: 0n,
  valid_bet: 0n,
  payout: 0n,
  deposits: 0n,
  withdrawals: 0n,
  bonuses: 0n,
  rebates: 0n,
  commissions: 0n,
  registrations: 0,
  first_deposits: 0,
}

function add(sum: figures.TeamFigures, one: figures.TeamFigures): figures.TeamFigures {
  return {
    bets: sum.bets + one.bets,
    stake: sum.stake + one.stake,
    valid_bet: sum.valid_bet + one.valid_bet,
    payout: sum.payout + one.payout,
    deposits: sum.deposits + one.deposits,
    withdrawals: sum.withdrawals + one.withdrawals,
    bonuses: sum.bonuses + one.bonuses,
    rebates: sum.rebates + one.rebates,
    commissions: sum.commissions + one.commissions,
    registrations: sum.registrations + one.registrations,
    first_deposits: sum.first_deposits + one.first_deposits,
  }
}
