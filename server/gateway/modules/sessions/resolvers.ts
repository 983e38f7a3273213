import type { Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'
import { signedIn } from './signed-in.ts'
import { signedInWithFirebase } from './signed-in-with-firebase.ts'

export const sessionsResolvers: Resolvers = {
  Query: {
    captcha: async (_, __, { wps }) => {
      const { value, captchaId } = await wps.answer('getCaptcha')
      return { id: captchaId, image: value }
    },
    captchaChallenge: (_, { purpose }, { wps }) => wps.call('getCaptchaChallenge', { query: { purpose } }),
  },
  Mutation: {
    signInWithFirebase: (_, { input }, context) => signedInWithFirebase(context, given(input)),
    signIn: (_, { input }, context) => signedIn(context, () => context.wps.call('signIn', { body: given(input) })),
    startFreePlay: (_, { input }, context) =>
      signedIn(context, () =>
        context.wps.call('startFreePlay', { body: { os: input.os, platform: 'W', gatewayVersion: 3 } }),
      ),
    signOut: (_, __, context) =>
      payload(
        async () => {
          const ended = await context.wps.call('signOut')
          context.adoptToken(undefined)
          context.deviceCookie.forget()
          return ended
        },
        { done: false },
      ),
  },
}
