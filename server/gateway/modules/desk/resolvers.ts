import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given } from '../../user-errors.ts'

export const deskResolvers: Resolvers = {
  Query: {
    memberWallets: (_, { memberId: id }, { wps }) => wps.call('listMemberWallets', { params: { id } }),
    memberBets: async (_, { memberId: id, filter, page }, { wps }) =>
      pageOf(
        await wps.call('listMemberBets', { params: { id }, query: { ...pageQuery(page), ...given(filter ?? {}) } }),
      ),
    memberBet: (_, { memberId: id, id: betId }, { wps }) => orNull(wps.call('getMemberBet', { params: { id, betId } })),
    memberStatement: async (_, { memberId: id, filter, first, after }, { wps }) => {
      const query = { ...given(filter ?? {}), ...given({ limit: first, before: after }) }
      const { content, nextCursor } = await wps.call('listMemberStatement', { params: { id }, query })
      return { items: content, nextCursor }
    },
    memberDeposits: async (_, { memberId: id, page }, { wps }) =>
      pageOf(await wps.call('listMemberDeposits', { params: { id }, query: pageQuery(page) })),
    deskFigures: (_, { since }, { wps }) => wps.call('getDeskFigures', { query: { since } }),
  },
}
