import type { MemberSession } from '../../../http/session.ts'
import { newId } from '../../../lib/id.ts'
import { dateAt, mondayOf, nextWeek, startOfDate } from '../../../lib/local-day.ts'
import type { Money } from '../../../lib/money.ts'
import { missionsErrors } from '../errors.ts'
import * as repository from '../leaderboards-repository.ts'
import { type Dependencies, demand } from './dependencies.ts'

const SHOWN = 50
const WON_SHOWN = 20

/** A leaderboard's running week, as one member sees it. */
export interface LeaderboardView {
  readonly board: repository.LeaderboardRow
  readonly startsOn: string
  readonly endsAt: Date
  readonly standings: readonly (repository.Standing & { readonly prize: Money | null })[]
  readonly own: {
    readonly place: number | null
    readonly validBet: Money
    readonly days: readonly { readonly day: string; readonly valid_bet: Money }[]
  }
}

/**
 * The running weeks of the brand's leaderboards, with the member's own place and the days that explain it; none to who takes a break. Throws
 * FORBIDDEN.
 */
export async function readLeaderboards(
  { database, clock, rewards, sites, turnover }: Dependencies,
  session: MemberSession,
): Promise<LeaderboardView[]> {
  demand(session)
  if (!(await rewards.mayBeShown(database, session))) return []
  await turnover.count(session)
  const now = clock.now()
  const { timeZone: zone } = await sites.findMerchant(session.merchantId)
  const startsOn = mondayOf(dateAt(now, zone))
  const boards = await repository.listLeaderboards(database.query, session.merchantId, now)
  return Promise.all(
    boards.map(async (board) => {
      const own = await repository.findOwnStanding(database, board, startsOn, session)
      const standings = await repository.listStandings(database, board, startsOn, SHOWN)
      return {
        board,
        startsOn,
        endsAt: startOfDate(nextWeek(startsOn), zone),
        standings: standings.map((one) => ({ ...one, prize: board.prizes[one.place - 1] ?? null })),
        own: {
          place: own?.place ?? null,
          validBet: own?.valid_bet ?? 0n,
          days: await repository.listScoreDays(database, board, startsOn, session),
        },
      }
    }),
  )
}

/** The last places of a member that won something, with their leaderboards. Throws FORBIDDEN. */
export async function listOwnPlaces({ database }: Dependencies, session: MemberSession) {
  demand(session)
  const places = await repository.listWonPlaces(database.query, session, WON_SHOWN)
  const boards = await repository.listLeaderboards(database.query, session.merchantId, new Date(0))
  return places.flatMap((place) => {
    const board = boards.find(({ code }) => code === place.leaderboard)
    return board === undefined ? [] : [{ place, board }]
  })
}

/** Gives the prize of a place, once; asked again nothing more happens. Throws FORBIDDEN, REWARDS_NOT_FOR_YOU, LEADERBOARD_NOT_FOUND. */
export async function claimPrize(
  { database, clock, rewards }: Dependencies,
  session: MemberSession,
  id: string,
): Promise<void> {
  demand(session)
  const { merchantId, memberId } = session
  await database.transaction(async (tx) => {
    const place = await repository.lockPlace(tx.query, merchantId, id)
    if (place?.member_id !== memberId) throw missionsErrors.LEADERBOARD_NOT_FOUND()
    if (place.claimed_at !== null) return
    const board = await repository.findLeaderboard(tx.query, merchantId, place.leaderboard)
    if (board === undefined) throw missionsErrors.LEADERBOARD_NOT_FOUND()
    await rewards.checkMayReceive(tx, session)
    await rewards.give(tx, {
      merchantId,
      memberId,
      currency: board.currency,
      amount: place.prize,
      kind: 'BONUS',
      programme: 'leaderboard',
      document: { kind: 'leaderboard', id: place.id },
    })
    await repository.markPlaceClaimed(tx.query, place, clock.now())
  })
}

/**
 * Closes every week that is over and counted, the earliest first: its first places are written down with their prizes and stay as they are,
 * whatever is taken back later. Answers how many weeks there were.
 */
export async function closeWeeks(
  { database, clock, sites, agents }: Dependencies,
  stopping?: AbortSignal,
): Promise<number> {
  let closed = 0
  for (const { merchant_id: merchantId, code } of await repository.listClosing(database)) {
    const { timeZone: zone } = await sites.findMerchant(merchantId)
    const watermark = await agents.watermark(merchantId)
    for (;;) {
      if (stopping?.aborted) return closed
      const isClosed = await database.transaction(async (tx) => {
        const board = await repository.lockLeaderboard(tx.query, merchantId, code)
        if (board === undefined || startOfDate(nextWeek(board.closes_next), zone) > watermark) return false
        if (board.until !== null && startOfDate(board.closes_next, zone) > board.until) return false
        const standings = await repository.listStandings(tx, board, board.closes_next, board.prizes.length)
        const places = standings.flatMap(({ place, member_id, valid_bet }) => {
          const prize = board.prizes[place - 1]
          const week = { merchant_id: merchantId, leaderboard: code, starts_on: board.closes_next }
          return prize === undefined
            ? []
            : [{ ...week, place, id: newId(), member_id, valid_bet, prize, closed_at: clock.now() }]
        })
        await repository.insertPlaces(tx.query, places)
        await repository.setClosesNext(tx.query, board, nextWeek(board.closes_next))
        return true
      })
      if (!isClosed) break
      closed += 1
    }
  }
  return closed
}
