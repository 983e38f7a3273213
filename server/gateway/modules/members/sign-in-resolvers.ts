import type { Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'
import { WpsFailure } from '../../wps/failures.ts'
import { signedIn } from '../sessions/signed-in.ts'
import { signedInWithFirebase } from '../sessions/signed-in-with-firebase.ts'
import { withShortNames } from './numbers.ts'
import { asPasskey } from './passkey.ts'

/** Every way in. */
export const signInResolvers: Resolvers = {
  Mutation: {
    signIn: (_, { input }, context) =>
      signedIn(context, () => context.wps.call('signIn', { body: withShortNames(given(input)) })),
    signInWithFirebase: (_, { input }, context) => signedInWithFirebase(context, given(input)),
    startFreePlay: (_, { input }, context) =>
      signedIn(context, () =>
        context.wps.call('startFreePlay', { body: { os: input.os, platform: 'W', gatewayVersion: 3 } }),
      ),
    sendSignInCode: (_, { input }, { wps }) =>
      payload(() => wps.call('sendSignInCode', { body: withShortNames(given(input)) })),
    sendRegistrationCode: (_, { input }, { wps }) => {
      const { mobileNumber: mobileNo, ...rest } = given(input)
      return payload(() => wps.call('sendRegistrationCode', { body: { mobileNo, ...rest } }))
    },
    sendSecondStepCode: (_, { input }, { wps }) => payload(() => wps.call('sendSecondStepCode', { body: input })),
    finishSecondStep: (_, { input }, context) =>
      signedIn(context, () => {
        const { passkey, ...rest } = given(input)
        return context.wps.call('finishSecondStep', {
          body: { ...rest, ...(passkey === undefined ? {} : { passkey: asPasskey(passkey) }) },
        })
      }),
    signInByPasskey: (_, { input }, context) =>
      signedIn(context, () => {
        const { passkey, ...rest } = given(input)
        return context.wps.call('signInByPasskey', { body: { ...rest, passkey: asPasskey(passkey) } })
      }),
    resumeSession: (_, __, context) => {
      const deviceToken = context.deviceCookie.read()
      // A browser that is not remembered is no failure: it stays a visitor's.
      if (deviceToken === undefined) return { captchaRequired: false, userErrors: [] }
      return signedIn(context, async () => {
        try {
          return await context.wps.call('resumeSession', { body: { deviceToken } })
        } catch (error) {
          if (error instanceof WpsFailure && error.code === 'DEVICE_TOKEN_REFUSED') context.deviceCookie.forget()
          throw error
        }
      })
    },
    readDeviceCode: (_, { input }, { wps }) => payload(() => wps.call('readDeviceCode', { body: input })),
    signInByDeviceCode: (_, { input }, context) =>
      signedIn(context, () => context.wps.call('signInByDeviceCode', { body: input })),
    reauthenticate: (_, { input }, { wps }) =>
      payload(
        () => {
          const { passkey, ...rest } = given(input)
          return wps.call('reauthenticate', {
            body: { ...rest, ...(passkey === undefined ? {} : { passkey: asPasskey(passkey) }) },
          })
        },
        { done: false },
      ),
  },
}
