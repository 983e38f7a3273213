import type { GatewayContext } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

/** The member's own profile, at the root and of `me`. */
const profile = (_: unknown, __: unknown, { wps }: GatewayContext) => wps.call('getProfile')

export const profileResolvers: Resolvers = {
  Query: {
    profile,
  },
  Member: { profile },
  Profile: { mobileNumber: ({ mobileNum }) => mobileNum },
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
