import type { Resolvers } from '../../../generated/resolvers.ts'
import { payload } from '../../../user-errors.ts'

/** What is known by its code bears it as its id. */
const identified = <Row extends { code: string }>({ code, ...row }: Row) => ({ id: code, ...row })

export const missionsOperatorResolvers: Resolvers = {
  Query: {
    operatorMissions: async (_, __, { wps }) => (await wps.call('listOperatorMissions')).map(identified),
    operatorLeaderboards: async (_, __, { wps }) => (await wps.call('listOperatorLeaderboards')).map(identified),
    leaderboardWeek: (_, { id: code, startsOn }, { wps }) =>
      wps.call('getLeaderboardWeek', { params: { code }, query: startsOn == null ? {} : { startsOn } }),
  },
  Mutation: {
    createMission: (_, { input: body }, { wps }) =>
      payload(async () => {
        const { mission, proposal } = await wps.call('createMission', { body })
        return { mission: mission && identified(mission), proposal }
      }),
    endMission: (_, { input: { id: code, ...body } }, { wps }) =>
      payload(async () => ({ mission: identified(await wps.call('endMission', { params: { code }, body })) })),
    createLeaderboard: (_, { input: body }, { wps }) =>
      payload(async () => {
        const { leaderboard, proposal } = await wps.call('createLeaderboard', { body })
        return { leaderboard: leaderboard && identified(leaderboard), proposal }
      }),
    endLeaderboard: (_, { input: { id: code, ...body } }, { wps }) =>
      payload(async () => ({ leaderboard: identified(await wps.call('endLeaderboard', { params: { code }, body })) })),
  },
}
