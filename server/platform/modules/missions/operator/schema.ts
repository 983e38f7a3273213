import { Type } from 'typebox'
import { Amount, DateTime, Day, defineCalls, Id, Money, Nullable } from '../../../http/call.ts'
import { GameType } from '../../games/schema.ts'
import { OpenProposal } from '../../proposals/schema.ts'
import { MISSION_GOALS, MISSION_PERIODS } from '../terms.ts'
import { missionsRights } from './policy.ts'

const Code = Type.String({ pattern: '^[a-z0-9-]{3,40}$', examples: ['cuoc-moi-ngay'] })
const Names = Type.Array(
  Type.Object(
    {
      language: Type.String({ pattern: '^[a-z]{2}$', examples: ['vi'] }),
      name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: 10 },
)
const Categories = Type.Array(GameType, { maxItems: GameType.enum.length, description: 'None: any' })
const reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' })
const byCode = Type.Object({ code: Code })
const reasoned = Type.Object({ reason }, { additionalProperties: false })

const mission = {
  code: Code,
  names: Names,
  period: Type.Enum([...MISSION_PERIODS]),
  goal: Type.Enum([...MISSION_GOALS]),
  categories: Categories,
}
const life = { since: DateTime, until: Nullable(DateTime), changedBy: Type.String() }

export const OperatorMission = Type.Object({
  ...mission,
  currency: Type.String(),
  target: Money,
  reward: Money,
  ...life,
})
const leaderboard = { code: Code, names: Names, categories: Categories }
export const OperatorLeaderboard = Type.Object({
  ...leaderboard,
  currency: Type.String(),
  prizes: Type.Array(Money),
  leastValidBet: Money,
  closesNext: Type.String({ format: 'date', description: 'The Monday of the next week to be closed' }),
  ...life,
})

/** A week of a leaderboard: as it stands while it runs, and who won what once it is closed. */
export const LeaderboardWeek = Type.Object({
  startsOn: Day,
  isClosed: Type.Boolean({ description: 'Whether its places are final' }),
  currency: Type.String(),
  places: Type.Array(
    Type.Object({
      place: Type.Integer(),
      memberId: Id,
      account: Type.String(),
      validBet: Money,
      prize: Nullable(Money),
      claimedAt: Nullable(DateTime),
    }),
  ),
  earlier: Nullable(Type.Intersect([Day], { description: 'Monday of the week before, where it has one' })),
  later: Nullable(Type.Intersect([Day], { description: 'Monday of the week after, where it has one' })),
})

const proposed = { proposal: Nullable(OpenProposal) }
const description = 'Takes a second operator, who sends the same; until then `proposal` says what waits.'
const may = (name: keyof typeof missionsRights) => ({ access: 'operator', right: missionsRights[name] }) as const

export const missionsOperatorCalls = defineCalls({
  listOperatorMissions: {
    ...may('missions.read'),
    method: 'GET',
    path: '/wps/admin/missions',
    summary: 'Missions of the brand in view, those that ended a year ago or less among them',
    value: Type.Array(OperatorMission),
  },
  createMission: {
    ...may('missions.change'),
    method: 'POST',
    path: '/wps/admin/missions',
    summary: 'Begins a mission; what it asks and gives never changes',
    description,
    body: Type.Object({ ...mission, target: Amount, reward: Amount, reason }, { additionalProperties: false }),
    value: Type.Object({ mission: Nullable(OperatorMission), ...proposed }),
  },
  endMission: {
    ...may('missions.change'),
    method: 'POST',
    path: '/wps/admin/missions/:code/end',
    summary: 'Ends a mission; what was reached until then may still be taken',
    params: byCode,
    body: reasoned,
    value: OperatorMission,
  },
  listOperatorLeaderboards: {
    ...may('leaderboards.read'),
    method: 'GET',
    path: '/wps/admin/leaderboards',
    summary: 'Leaderboards of the brand in view, those that ended a year ago or less among them',
    value: Type.Array(OperatorLeaderboard),
  },
  getLeaderboardWeek: {
    ...may('leaderboards.read'),
    method: 'GET',
    path: '/wps/admin/leaderboards/:code/week',
    summary: 'A week of a leaderboard: the first 100 as they stand, or those who won once it is closed',
    params: byCode,
    query: Type.Object({
      startsOn: Type.Optional(Type.Intersect([Day], { description: 'Any day of the week; the last one without it' })),
    }),
    value: LeaderboardWeek,
  },
  createLeaderboard: {
    ...may('leaderboards.change'),
    method: 'POST',
    path: '/wps/admin/leaderboards',
    summary: 'Begins a weekly leaderboard; what it counts and gives never changes',
    description,
    body: Type.Object(
      { ...leaderboard, prizes: Type.Array(Amount, { minItems: 1, maxItems: 100 }), leastValidBet: Amount, reason },
      { additionalProperties: false },
    ),
    value: Type.Object({ leaderboard: Nullable(OperatorLeaderboard), ...proposed }),
  },
  endLeaderboard: {
    ...may('leaderboards.change'),
    method: 'POST',
    path: '/wps/admin/leaderboards/:code/end',
    summary: 'Ends a leaderboard; its running week is still closed',
    params: byCode,
    body: reasoned,
    value: OperatorLeaderboard,
  },
})
