import type { Resolvers } from '../../generated/resolvers.ts'
import { payload } from '../../user-errors.ts'

export const sessionsResolvers: Resolvers = {
  Query: {
    signedInPlaces: (_, __, { wps }) => wps.call('listSessions'),
  },
  Mutation: {
    createDeviceCode: (_, __, { wps }) => payload(() => wps.call('createDeviceCode')),
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
  },
}
