import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const reconciliationOperatorResolvers: Resolvers = {
  Query: {
    bankComparisons: async (_, { filter, page }, { wps }) => {
      const { span, outcome } = given(filter ?? {})
      const days = span && { firstDay: span.from, lastDay: span.to }
      const query = { ...pageQuery(page), ...(outcome !== undefined && { outcome }), ...days }
      return pageOf(await wps.call('listBankComparisons', { query }))
    },
    bankDifferences: async (_, { comparisonId: id, page }, { wps }) =>
      pageOf(await wps.call('listBankDifferences', { params: { id }, query: pageQuery(page) })),
  },
  Mutation: {
    compareBankAccounts: (_, wish, { wps }) =>
      payload(() => wps.call('compareBankAccounts', { body: given(wish) }), { done: false }),
  },
}
