import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given } from '../../../user-errors.ts'

export const agentsOperatorResolvers: Resolvers = {
  Query: {
    agentReports: async (_, { filter: { from, to, ...rest }, order, page }, { wps }) => {
      const query = { ...pageQuery(page, order), from, to, ...given(rest) }
      const { items, ...reports } = pageOf(await wps.call('listAgentReports', { query }))
      return { ...reports, items: items.map(({ memberId: id, ...report }) => ({ id, ...report })) }
    },
  },
}
