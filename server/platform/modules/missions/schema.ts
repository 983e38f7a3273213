import { Type } from 'typebox'
import { DateTime, Day, defineCalls, Id, Money, Nullable, Ok } from '../../http/call.ts'
import { GameType } from '../games/schema.ts'
import { MISSION_GOALS, MISSION_PERIODS } from './terms.ts'

const Code = Type.String({ pattern: '^[a-z0-9-]{3,40}$', examples: ['cuoc-moi-ngay'] })

export const Mission = Type.Object({
  code: Code,
  name: Type.String({ description: 'In the language of the caller' }),
  period: Type.Enum([...MISSION_PERIODS]),
  goal: Type.Enum([...MISSION_GOALS]),
  categories: Type.Array(GameType, { description: 'None: any' }),
  currency: Type.String(),
  target: Money,
  reward: Money,
  startsOn: Day,
  endsAt: Nullable(DateTime),
  done: Type.Intersect([Money], { description: 'An amount, or a number where the goal is one' }),
  owed: Type.Intersect([Money], {
    description: 'What earlier windows owe, since bets were taken back after the reward',
  }),
  shortfall: Type.Intersect([Money], { description: 'What this window lacks though its reward was taken' }),
  state: Type.Enum(['OPEN', 'REACHED', 'CLAIMED']),
  claimedAt: Nullable(DateTime),
})

export const LeaderboardPlace = Type.Object({
  place: Type.Integer(),
  account: Type.String({ description: 'Masked' }),
  validBet: Money,
  prize: Nullable(Money),
  isOwn: Type.Boolean(),
})

export const WonPlace = Type.Object({
  id: Id,
  name: Type.String({ description: 'Of the leaderboard' }),
  startsOn: Day,
  place: Type.Integer(),
  validBet: Money,
  prize: Money,
  claimedAt: Nullable(DateTime),
})

export const Leaderboard = Type.Object({
  code: Code,
  name: Type.String(),
  categories: Type.Array(GameType),
  currency: Type.String(),
  prizes: Type.Array(Money, { description: 'By place' }),
  leastValidBet: Money,
  startsOn: Day,
  endsAt: DateTime,
  places: Type.Array(LeaderboardPlace, { description: 'The first 50 as they stand' }),
  own: Type.Object({
    place: Nullable(Type.Integer()),
    validBet: Money,
    days: Type.Array(Type.Object({ day: Day, validBet: Money })),
  }),
})

export const missionsCalls = defineCalls({
  getMissions: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    summary: 'The member’s missions: running windows, and the last ones where a reward still waits',
    access: 'member',
    value: Type.Array(Mission),
  },
  getLeaderboards: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionLeaderboard',
    summary:
      'The running weeks of the brand’s leaderboards with the member’s own place, and the places that won something',
    access: 'member',
    value: Type.Object({ leaderboards: Type.Array(Leaderboard), won: Type.Array(WonPlace) }),
  },
  countMissions: {
    method: 'GET',
    path: '/wps/member/missions/count',
    summary: 'How many rewards of missions and prizes of leaderboards the member may take now',
    access: 'member',
    value: Type.Object({ count: Type.Integer({ minimum: 0 }) }),
  },
  claimMission: {
    method: 'POST',
    path: '/wps/member/missions/claim',
    summary: 'Takes the reward of a window of a mission; asked again nothing more happens',
    access: 'member',
    waitsForPassword: true,
    body: Type.Object({ code: Code, startsOn: Day }, { additionalProperties: false }),
    value: Ok,
    example: { code: 'cuoc-moi-ngay', startsOn: '2026-11-23' },
  },
  claimPrize: {
    method: 'POST',
    path: '/wps/member/leaderboard-places/:id/claim',
    summary: 'Takes the prize of a place; asked again nothing more happens',
    access: 'member',
    waitsForPassword: true,
    params: Type.Object({ id: Id }),
    value: Ok,
  },
})
