import type { Resolvers } from '../../generated/resolvers.ts'
import { given } from '../../user-errors.ts'

export const reportsResolvers: Resolvers = {
  Query: {
    profit: (_, { from, to, ...rest }, { wps }) => wps.call('getProfit', { query: { from, to, ...given(rest) } }),
    accountReport: (_, span, { wps }) => wps.call('getAccountReport', { query: given(span) }),
  },
}
