import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import type { LeaderboardRow } from '../leaderboards-repository.ts'
import { presentMeasure } from '../presenter.ts'
import type { MissionRow } from '../repository.ts'
import type { LeaderboardWeek, OperatorLeaderboard, OperatorMission } from './schema.ts'
import type { LeaderboardWeekView } from './service/week.ts'

type MissionShape = Static<typeof OperatorMission>

const namesOf = (names: unknown) =>
  Object.entries(names as Record<string, string>).map(([language, name]) => ({ language, name }))

export const presentMission = (row: MissionRow): MissionShape => ({
  code: row.code,
  names: namesOf(row.names),
  period: row.period as MissionShape['period'],
  goal: row.goal as MissionShape['goal'],
  categories: row.categories as MissionShape['categories'],
  currency: row.currency,
  target: presentMeasure(row.goal, row.target),
  reward: formatMoney(row.reward),
  since: row.since.toISOString(),
  until: row.until?.toISOString() ?? null,
  changedBy: row.changed_by,
})

export const presentLeaderboard = (row: LeaderboardRow): Static<typeof OperatorLeaderboard> => ({
  code: row.code,
  names: namesOf(row.names),
  categories: row.categories as MissionShape['categories'],
  currency: row.currency,
  prizes: row.prizes.map(formatMoney),
  leastValidBet: formatMoney(row.least_valid_bet),
  closesNext: row.closes_next,
  since: row.since.toISOString(),
  until: row.until?.toISOString() ?? null,
  changedBy: row.changed_by,
})

export const presentLeaderboardWeek = (view: LeaderboardWeekView): Static<typeof LeaderboardWeek> => ({
  startsOn: view.startsOn,
  isClosed: view.isClosed,
  currency: view.board.currency,
  places: view.places.map((row) => ({
    place: row.place,
    memberId: row.member_id,
    account: row.account,
    validBet: formatMoney(row.valid_bet),
    prize: row.prize === null ? null : formatMoney(row.prize),
    claimedAt: row.claimed_at?.toISOString() ?? null,
  })),
  earlier: view.earlier,
  later: view.later,
})
