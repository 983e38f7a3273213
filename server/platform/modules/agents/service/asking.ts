import { httpErrors } from '../../../http/errors.ts'
import type { MemberSession } from '../../../http/session.ts'
import { dateAt, daysBetween } from '../../../lib/local-day.ts'
import { agentsErrors } from '../errors.ts'
import { agentsPolicy } from '../policy.ts'
import type { DaySpan } from '../repository/figures.ts'
import type { Asker } from '../repository/team.ts'
import type { AgentsDependencies } from './dependencies.ts'

/** A season; longer spans are read from reports of months. */
const LONGEST_DAYS = 92

/** The agent of a session with the brand's zone and its day of now. Throws FORBIDDEN for everybody else. */
export async function needAgent(
  { clock, sites }: AgentsDependencies,
  session: MemberSession,
): Promise<Asker & { readonly timeZone: string }> {
  if (!agentsPolicy['team.read'](session)) throw httpErrors.FORBIDDEN()
  const { merchantId, memberId } = session
  const { timeZone } = await sites.findMerchant(merchantId)
  return { merchantId, memberId, timeZone, today: dateAt(clock.now(), timeZone) }
}

/** Throws TEAM_SPAN_INVALID. */
export function checkSpan({ from, to }: DaySpan): void {
  const days = daysBetween(from, to) + 1
  if (days >= 1 && days <= LONGEST_DAYS) return
  throw agentsErrors.TEAM_SPAN_INVALID({ field: 'from', extras: { days: LONGEST_DAYS } })
}
