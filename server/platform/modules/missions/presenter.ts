import type { Static } from 'typebox'
import { maskAccount } from '../../lib/mask-account.ts'
import { formatMoney, MONEY_SCALE } from '../../lib/money.ts'
import { nameIn } from '../games/service.ts'
import type { LeaderboardRow, PlaceRow } from './leaderboards-repository.ts'
import type { Leaderboard, Mission, WonPlace } from './schema.ts'
import type { LeaderboardView } from './service/leaderboards.ts'
import { type MissionView, stateOf } from './service/read.ts'
import { isOfMoney } from './terms.ts'

type MissionShape = Static<typeof Mission>
type LeaderboardShape = Static<typeof Leaderboard>

/** What a goal asks or has reached: an amount, or a whole number written as one. */
export const presentMeasure = (goal: string, measure: bigint): string =>
  formatMoney(isOfMoney(goal) ? measure : measure * MONEY_SCALE)

export function presentMission(view: MissionView, language: string): MissionShape {
  const { mission, startsOn, endsAt, claimedAt } = view
  const measure = (value: bigint) => presentMeasure(mission.goal, value)
  return {
    code: mission.code,
    name: nameIn(mission.names, language),
    period: mission.period as MissionShape['period'],
    goal: mission.goal as MissionShape['goal'],
    categories: mission.categories as MissionShape['categories'],
    currency: mission.currency,
    target: measure(mission.target),
    reward: formatMoney(mission.reward),
    startsOn,
    endsAt: endsAt?.toISOString() ?? null,
    done: measure(view.done),
    owed: measure(view.owed),
    shortfall: measure(view.shortfall),
    state: stateOf(view),
    claimedAt: claimedAt?.toISOString() ?? null,
  }
}

export const presentLeaderboard = (
  { board, startsOn, endsAt, standings, own }: LeaderboardView,
  memberId: string,
  language: string,
): LeaderboardShape => ({
  code: board.code,
  name: nameIn(board.names, language),
  categories: board.categories as LeaderboardShape['categories'],
  currency: board.currency,
  prizes: board.prizes.map(formatMoney),
  leastValidBet: formatMoney(board.least_valid_bet),
  startsOn,
  endsAt: endsAt.toISOString(),
  places: standings.map(({ place, member_id, account, valid_bet, prize }) => ({
    place,
    account: maskAccount(account),
    validBet: formatMoney(valid_bet),
    prize: prize === null ? null : formatMoney(prize),
    isOwn: member_id === memberId,
  })),
  own: {
    place: own.place,
    validBet: formatMoney(own.validBet),
    days: own.days.map(({ day, valid_bet }) => ({ day, validBet: formatMoney(valid_bet) })),
  },
})

export const presentWon = (
  { place, board }: { readonly place: PlaceRow; readonly board: LeaderboardRow },
  language: string,
): Static<typeof WonPlace> => ({
  id: place.id,
  name: nameIn(board.names, language),
  startsOn: place.starts_on,
  place: place.place,
  validBet: formatMoney(place.valid_bet),
  prize: formatMoney(place.prize),
  claimedAt: place.claimed_at?.toISOString() ?? null,
})
