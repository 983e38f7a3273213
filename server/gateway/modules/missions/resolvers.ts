import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

export const missionsResolvers: Resolvers = {
  Query: {
    missions: (_, __, { wps }) => wps.call('getMissions'),
    missionLeaderboards: (_, __, { wps }) => wps.call('getLeaderboards'),
  },
  Mutation: {
    claimMission: (_, { input: body }, { wps }) =>
      payload(async () => {
        await wps.call('claimMission', { body })
        return { missions: await wps.call('getMissions') }
      }),
    claimLeaderboardPrize: (_, { input: { id } }, { wps }) =>
      payload(async () => {
        await wps.call('claimPrize', { params: { id } })
        return { standings: await wps.call('getLeaderboards') }
      }),
  },
}
