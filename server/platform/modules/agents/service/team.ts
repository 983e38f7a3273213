import type { MemberSession } from '../../../http/session.ts'
import { dateAt, previousDate } from '../../../lib/local-day.ts'
import { watermark } from '../measures/folding.ts'
import * as figures from '../repository/figures.ts'
import { keepSizes } from '../repository/sizes.ts'
import { countTeam } from '../repository/team.ts'
import { needAgent } from './asking.ts'
import type { AgentsDependencies } from './dependencies.ts'

/** Who was seen within it is here. */
const ONLINE = 5 * 60_000

/** How large an agent's team is, and up to when it is counted. Throws FORBIDDEN. */
export async function readTeam(dependencies: AgentsDependencies, session: MemberSession) {
  const { database, clock, sites } = dependencies
  const asker = await needAgent(dependencies, session)
  const { timeZone } = await sites.findMerchant(session.merchantId)
  const [size, activeThisMonth, countedUntil] = await Promise.all([
    countTeam(database, asker, new Date(clock.now().getTime() - ONLINE)),
    figures.countActiveThisMonth(database, session, asker.today),
    watermark(dependencies, session.merchantId),
  ])
  return { ...size, activeThisMonth, countedUntil, timeZone, today: asker.today, currency: session.currency }
}

/**
 * Keeps how large each team was the day before yesterday: edges of a day that is over never change any more, and by then whoever opened
 * an account on it is there, however long that took.
 */
export async function keepTeamSizes({ database, clock, sites }: AgentsDependencies): Promise<void> {
  for (const { id, timeZone } of await sites.listMerchants()) {
    const day = previousDate(previousDate(dateAt(clock.now(), timeZone)))
    await database.transaction((tx) => keepSizes(tx, id, day), { patient: true })
  }
}

export type TeamView = Awaited<ReturnType<typeof readTeam>>
