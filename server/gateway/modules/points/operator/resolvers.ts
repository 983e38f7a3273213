import { orNull } from '../../../errors.ts'
import type { MallGoodsInput, Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

export const pointsOperatorResolvers: Resolvers = {
  Query: {
    pointSettings: (_, __, { wps }) => wps.call('getPointSettings'),
    mallGoods: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listMallGoods', { query: { ...pageQuery(page), ...listed(filter) } })),
    mallGoodsById: (_, { id }, { wps }) => orNull(wps.call('getMallGoods', { params: { id } })),
    operatorRedemptions: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorRedemptions', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    operatorRedemption: (_, { id }, { wps }) => orNull(wps.call('getOperatorRedemption', { params: { id } })),
  },
  Mutation: {
    updatePointSettings: (_, { input }, { wps }) =>
      payload(async () => ({ settings: await wps.call('updatePointSettings', { body: input }) })),
    createMallGoods: (_, { input: { isOpen: _closed, ...input } }, { wps }) =>
      payload(async () => ({ goods: await wps.call('createMallGoods', { body: goodsBody(input) }) })),
    updateMallGoods: (_, { id, input: { isOpen, ...input } }, { wps }) =>
      payload(async () => {
        const body = { ...goodsBody(input), isOpen: isOpen ?? false }
        return { goods: await wps.call('updateMallGoods', { params: { id }, body }) }
      }),
    decideRedemption: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ redemption: await wps.call('decideRedemption', { params: { id }, body }) })),
  },
}

/** The platform wants each picture named, be it with null. */
const goodsBody = ({ words, ...input }: Omit<MallGoodsInput, 'isOpen'>) => ({
  ...input,
  words: words.map((each) => ({ ...each, pictureUrl: each.pictureUrl ?? null })),
})
