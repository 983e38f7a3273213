import type { Resolvers } from '../../../generated/resolvers.ts'

export const reportsOperatorResolvers: Resolvers = {
  Query: {
    deskFigures: (_, { since }, { wps }) => wps.call('getDeskFigures', { query: { since } }),
    deskDays: (_, __, { wps }) => wps.call('getDeskDays'),
    waitingDesks: (_, __, { wps }) => wps.call('getWaiting'),
  },
}
