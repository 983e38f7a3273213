import type { Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'

export const verificationResolvers: Resolvers = {
  Mutation: {
    sendSignInCode: (_, { input }, { wps }) => payload(() => wps.call('sendSignInCode', { body: given(input) })),
    sendRegistrationCode: (_, { input }, { wps }) =>
      payload(() => wps.call('sendRegistrationCode', { body: given(input) })),
  },
}
