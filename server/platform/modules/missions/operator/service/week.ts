import type { OperatorSession } from '../../../../http/session.ts'
import { dateAt, mondayOf, nextWeek, previousWeek } from '../../../../lib/local-day.ts'
import type { Money } from '../../../../lib/money.ts'
import { demand } from '../../../operators/service.ts'
import { missionsErrors } from '../../errors.ts'
import { findLeaderboard, type LeaderboardRow, listPlaces, listStandings } from '../../leaderboards-repository.ts'
import { missionsRights } from '../policy.ts'
import type { MissionsOperatorDependencies } from './dependencies.ts'

/** The most that are shown of a week that is not closed; no more have prizes. */
const MOST_PLACES = 100

/** A week of a leaderboard with the weeks beside it. */
export interface LeaderboardWeekView {
  readonly board: LeaderboardRow
  readonly startsOn: string
  readonly isClosed: boolean
  readonly places: readonly {
    readonly place: number
    readonly member_id: string
    readonly account: string
    readonly valid_bet: Money
    readonly prize: Money | null
    readonly claimed_at: Date | null
  }[]
  readonly earlier: string | null
  readonly later: string | null
}

/**
 * A week of a leaderboard: as it stands while it runs or is not closed yet, and who won what after that. A day before its first week or
 * after its last one shows that one. Throws LEADERBOARD_NOT_FOUND.
 */
export async function readLeaderboardWeek(
  { database, clock, sites }: MissionsOperatorDependencies,
  session: OperatorSession,
  code: string,
  day: string | undefined,
): Promise<LeaderboardWeekView> {
  demand(session, missionsRights['leaderboards.read'])
  const board = await findLeaderboard(database.query, session.merchantId, code)
  if (board === undefined) throw missionsErrors.LEADERBOARD_NOT_FOUND()
  const { timeZone: zone } = await sites.findMerchant(session.merchantId)
  const now = clock.now()
  const first = mondayOf(dateAt(board.since, zone))
  const last = mondayOf(dateAt(board.until !== null && board.until < now ? board.until : now, zone))
  const wanted = mondayOf(day ?? last)
  const startsOn = wanted < first ? first : wanted > last ? last : wanted
  const isClosed = startsOn < board.closes_next
  const places = isClosed
    ? await listPlaces(database, board, startsOn)
    : (await listStandings(database, board, startsOn, MOST_PLACES)).map((one) => ({
        ...one,
        prize: board.prizes[one.place - 1] ?? null,
        claimed_at: null,
      }))
  const earlier = startsOn > first ? previousWeek(startsOn) : null
  return { board, startsOn, isClosed, places, earlier, later: startsOn < last ? nextWeek(startsOn) : null }
}
