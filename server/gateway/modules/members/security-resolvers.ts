import type { Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'
import { WpsFailure } from '../../wps/failures.ts'
import type { CallInput } from '../../wps/types.ts'
import { signedIn } from '../sessions/signed-in.ts'

type Passkey = CallInput<'signInByPasskey'>['body']['passkey']

/** What a browser gave travels as it is; the platform checks its shape, and then its signature. */
const asPasskey = (answer: Record<string, unknown>) => answer as unknown as Passkey

const notDone = { done: false }

export const securityResolvers: Resolvers = {
  Query: {
    security: (_, __, { wps }) => wps.call('getSecurity'),
    signedInPlaces: (_, __, { wps }) => wps.call('listSessions'),
  },
  Mutation: {
    setPaymentPassword: (_, { input }, { wps }) =>
      payload(() => wps.call('setPaymentPassword', { body: given(input) }), notDone),
    beginTotp: (_, { input }, { wps }) => payload(() => wps.call('beginTotp', { body: input })),
    confirmTotp: (_, { input }, { wps }) => payload(() => wps.call('confirmTotp', { body: input })),
    removeTotp: (_, { input }, { wps }) => payload(() => wps.call('removeTotp', { body: input }), notDone),
    replaceRecoveryCodes: (_, { input }, { wps }) => payload(() => wps.call('replaceRecoveryCodes', { body: input })),
    beginPasskey: (_, { input }, { wps }) =>
      payload(async () => ({ options: await wps.call('beginPasskey', { body: input }) })),
    finishPasskey: (_, { input }, { wps }) =>
      payload(
        () => wps.call('finishPasskey', { body: { name: input.name, passkey: asPasskey(input.passkey) } }),
        notDone,
      ),
    renamePasskey: (_, { input: { id, name } }, { wps }) =>
      payload(() => wps.call('renamePasskey', { params: { id }, body: { name } }), notDone),
    removePasskey: (_, { input: { id, password } }, { wps }) =>
      payload(() => wps.call('removePasskey', { params: { id }, body: { password } }), notDone),
    sendContactCode: (_, { input }, { wps }) => payload(() => wps.call('sendContactCode', { body: given(input) })),
    setContact: (_, { input }, { wps }) => payload(() => wps.call('setContact', { body: given(input) }), notDone),
    endSession: (_, { input: { id } }, { wps }) =>
      payload(async () => {
        await wps.call('endSession', { params: { id } })
        return { places: await wps.call('listSessions') }
      }),
    endOtherSessions: (_, __, { wps }) =>
      payload(async () => {
        await wps.call('endOtherSessions')
        return { places: await wps.call('listSessions') }
      }),
    sendSecondStepCode: (_, { input }, { wps }) => payload(() => wps.call('sendSecondStepCode', { body: input })),
    finishSecondStep: (_, { input }, context) =>
      signedIn(context, () => {
        const { passkey, ...rest } = given(input)
        return context.wps.call('finishSecondStep', {
          body: { ...rest, ...(passkey === undefined ? {} : { passkey: asPasskey(passkey) }) },
        })
      }),
    askPasskey: (_, __, { wps }) => payload(async () => ({ options: await wps.call('askPasskey') })),
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
    reauthenticate: (_, { input }, { wps }) =>
      payload(() => {
        const { passkey, ...rest } = given(input)
        return wps.call('reauthenticate', {
          body: { ...rest, ...(passkey === undefined ? {} : { passkey: asPasskey(passkey) }) },
        })
      }, notDone),
  },
}
