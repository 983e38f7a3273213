import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import { merchantBody } from './merchant-body.ts'

export const draftsResolvers: Resolvers = {
  Query: {
    merchantDraft: (_, { id }, { wps }) => orNull(wps.call('getMerchantDraft', { params: { id } })),
    merchantVersions: async (_, { id, page }, { wps }) => {
      const { pageNo, pageSize } = pageQuery(page)
      const query = given({ pageNo: pageNo ?? null, pageSize: pageSize ?? null })
      const found = await orNull(wps.call('listMerchantVersions', { params: { id }, query }))
      return found && pageOf(found)
    },
  },
  Mutation: {
    saveMerchantDraft: (_, { basedOn, input: { id, reason, ...change } }, { wps }) =>
      payload(async () => {
        const body = { basedOn: basedOn ?? null, ...merchantBody(change), ...given({ reason }) }
        return { draft: await wps.call('saveMerchantDraft', { params: { id }, body }) }
      }),
    discardMerchantDraft: (_, { input: { id, ...query } }, { wps }) =>
      payload(async () => ({
        merchant: await wps.call('discardMerchantDraft', { params: { id }, query: given(query) }),
      })),
    publishMerchantDraft: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ merchant: await wps.call('publishMerchantDraft', { params: { id }, body }) })),
    takeBackMerchantVersion: (_, { input: { id, number, ...body } }, { wps }) =>
      payload(async () => ({
        merchant: await wps.call('takeBackMerchantVersion', { params: { id, number }, body }),
      })),
  },
}
