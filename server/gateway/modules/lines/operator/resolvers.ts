import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const linesOperatorResolvers: Resolvers = {
  Query: {
    operatorLines: async (_, { page, filter }, { wps }) => {
      const { ids, ...rest } = given(filter ?? {})
      const query = { ...pageQuery(page), ...given(rest), ...(ids && { ids: ids.join(',') }) }
      return pageOf(await wps.call('listOperatorLines', { query }))
    },
    operatorLine: async (_, { id }, { wps }) => {
      const { content } = await wps.call('listOperatorLines', { query: { ids: id } })
      return content[0] ?? null
    },
    lineMovePreview: (_, { id, uplineAccount }, { wps }) =>
      wps.call('previewLineMove', { params: { id }, query: uplineAccount ? { uplineAccount } : {} }),
  },
  Mutation: {
    moveLine: (_, { input: { id, reason, uplineId } }, { wps }) =>
      payload(async () => ({
        line: await wps.call('moveLine', { params: { id }, body: { reason, uplineId: uplineId ?? null } }),
      })),
  },
}
