import { httpErrors } from '../../../http/errors.ts'
import type { Moment, Part, Stretch } from '../../../http/feed.ts'
import type { MemberSession } from '../../../http/session.ts'
import * as repository from '../repository/bets.ts'
import { sumLinePlay } from '../repository/line-play.ts'
import { wasInLine } from '../repository/team.ts'
import { checkSpan, needAgent } from './asking.ts'
import type { AgentsDependencies } from './dependencies.ts'
import { askedOf, isFew, LOOK, readRecords, type WhoseFilter, whoseOf } from './whose.ts'

export interface TeamBetFilter extends WhoseFilter {
  readonly gameType?: string | undefined
  readonly vendorCode?: string | undefined
  readonly state?: 'OPEN' | 'SETTLED' | 'VOID' | undefined
}

/**
 * Bets of those who were below the agent on the day of the bet, newest first. There may be fewer than asked for though there are more.
 * Throws FORBIDDEN, TEAM_SPAN_INVALID.
 */
export async function listTeamBets(
  dependencies: AgentsDependencies,
  session: MemberSession,
  filter: TeamBetFilter,
  stretch: Stretch<Moment>,
): Promise<Part<repository.TeamBetRow, Moment>> {
  const { database } = dependencies
  const { timeZone, ...asker } = await needAgent(dependencies, session)
  checkSpan(filter)
  const whose = await whoseOf(dependencies, asker, filter)
  if (whose === undefined) return { rows: [], hasMore: false }
  const asked = { ...filter, ...askedOf(session, filter, timeZone), whose }
  return readRecords(stretch, await isFew(dependencies, asker, whose), {
    byMember: (part) => repository.listBetsByMember(database, { ...asked, stretch: part }),
    byTime: (part) => repository.listBetsByTime(database, { ...asked, stretch: part }, LOOK),
  })
}

/**
 * What the settled bets of a filter come to, from the figures of members and teams; null where those do not tell it: of a vendor, or of
 * bets that are open or void. Throws FORBIDDEN, TEAM_SPAN_INVALID.
 */
export async function totalTeamBets(dependencies: AgentsDependencies, session: MemberSession, filter: TeamBetFilter) {
  const { timeZone: _, ...asker } = await needAgent(dependencies, session)
  checkSpan(filter)
  if (filter.vendorCode !== undefined || (filter.state ?? 'SETTLED') !== 'SETTLED') return null
  const whose = await whoseOf(dependencies, asker, filter)
  return sumLinePlay(dependencies.database, session, whose, filter)
}

/** The member of a bet who was below the agent on its day. Throws FORBIDDEN, and NOT_FOUND for everything else. */
export async function needTeamBet(
  dependencies: AgentsDependencies,
  session: MemberSession,
  memberId: string,
  betId: string,
): Promise<{ merchantId: string; memberId: string }> {
  const { timeZone, ...asker } = await needAgent(dependencies, session)
  const member = { merchantId: session.merchantId, memberId }
  const placedAt = await repository.findPlacedAt(dependencies.database, member, betId)
  if (placedAt === null || !(await wasInLine(dependencies.database, asker, memberId, placedAt, timeZone)))
    throw httpErrors.NOT_FOUND()
  return member
}
