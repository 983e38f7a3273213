import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

export const profileResolvers: Resolvers = {
  Query: {
    profile: (_, __, { wps }) => wps.call('getProfile'),
  },
  Mutation: {
    updateProfile: (_, { input: { nickname, birthday, contact } }, { wps }) =>
      payload(async () => {
        const body = {
          // Left out it stays, null takes it away.
          ...(nickname === undefined ? {} : { nickname }),
          ...(birthday === undefined || birthday === null ? {} : { birthday }),
          ...(contact === undefined || contact === null ? {} : { contact }),
        }
        return { profile: await wps.call('updateProfile', { body }) }
      }),
    removeAvatar: (_, __, { wps }) =>
      payload(async () => {
        await wps.call('removeAvatar')
        return { profile: await wps.call('getProfile') }
      }),
  },
}
