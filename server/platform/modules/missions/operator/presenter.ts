import type { Static } from 'typebox'
import { formatMoney } from '../../../lib/money.ts'
import type { LeaderboardRow } from '../leaderboards-repository.ts'
import { presentMeasure } from '../presenter.ts'
import type { MissionRow } from '../repository.ts'
import type { OperatorLeaderboard, OperatorMission } from './schema.ts'

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
