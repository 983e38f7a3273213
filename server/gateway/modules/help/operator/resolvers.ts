import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const helpOperatorResolvers: Resolvers = {
  Query: {
    operatorHelpArticles: async (_, { filter, order, page }, { wps }) =>
      pageOf(await wps.call('listOperatorHelpArticles', { query: { ...pageQuery(page, order), ...listed(filter) } })),
    operatorHelpArticle: (_, { id }, { wps }) => orNull(wps.call('getOperatorHelpArticle', { params: { id } })),
    helpVersions: async (_, { id, page }, { wps }) => {
      const { pageNo, pageSize } = pageQuery(page)
      const query = given({ pageNo: pageNo ?? null, pageSize: pageSize ?? null })
      const found = await orNull(wps.call('listHelpVersions', { params: { id }, query }))
      return found && pageOf(found)
    },
  },
  Mutation: {
    createHelpArticle: (_, { input }, { wps }) =>
      payload(async () => ({ article: await wps.call('createHelpArticle', { body: given(input) }) })),
    saveHelpArticle: (_, { id, input }, { wps }) =>
      payload(async () => ({ article: await wps.call('saveHelpArticle', { params: { id }, body: given(input) }) })),
    publishHelpArticle: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ article: await wps.call('publishHelpArticle', { params: { id }, body: given(body) }) })),
    withdrawHelpArticle: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ article: await wps.call('withdrawHelpArticle', { params: { id }, body: given(body) }) })),
    restoreHelpVersion: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ article: await wps.call('restoreHelpVersion', { params: { id }, body: given(body) }) })),
  },
}
