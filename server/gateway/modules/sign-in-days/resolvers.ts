import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

export const signInDaysResolvers: Resolvers = {
  Query: {
    signInDays: (_, __, { wps }) => wps.call('getSignInDays'),
  },
  Mutation: {
    claimSignInDay: (_, __, { wps }) => payload(async () => ({ signInDays: await wps.call('claimSignInDay') })),
  },
}
