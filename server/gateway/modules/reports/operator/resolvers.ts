import type { Resolvers } from '../../../generated/resolvers.ts'
import { given } from '../../../user-errors.ts'

export const reportsOperatorResolvers: Resolvers = {
  Query: {
    today: (_, { isOfAllBrands }, { wps }) => wps.call('getToday', { query: given({ isOfAllBrands }) }),
    deskDays: (_, __, { wps }) => wps.call('getDeskDays'),
    waitingDesks: (_, __, { wps }) => wps.call('getWaiting'),
  },
}
