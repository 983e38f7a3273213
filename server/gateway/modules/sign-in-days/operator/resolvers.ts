import type { Resolvers } from '../../../generated/resolvers.ts'
import { payload } from '../../../user-errors.ts'

export const signInDaysOperatorResolvers: Resolvers = {
  Query: {
    signInDaySettings: (_, __, { wps }) => wps.call('getSignInDaySettings'),
  },
  Mutation: {
    updateSignInDaySettings: (_, { input: body }, { wps }) =>
      payload(async () => ({ settings: await wps.call('updateSignInDaySettings', { body }) })),
  },
}
