import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const winsOperatorResolvers: Resolvers = {
  Query: {
    greatWins: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listGreatWins', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    greatWin: (_, { id }, { wps }) => orNull(wps.call('getGreatWin', { params: { id } })),
  },
  Mutation: {
    reviewGreatWin: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ win: await wps.call('reviewGreatWin', { params: { id }, body }) })),
  },
}
