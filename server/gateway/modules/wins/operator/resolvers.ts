import type { GatewayContext } from '../../../context.ts'
import { orNull } from '../../../errors.ts'
import type { QueryGreatWinsArgs, Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import { vendorCode } from '../../games/names.ts'

const listGreatWins = async ({ wps }: GatewayContext, { page, filter }: QueryGreatWinsArgs) =>
  pageOf(await wps.call('listGreatWins', { query: { ...pageQuery(page), ...given(filter ?? {}) } }))

export const winsOperatorResolvers: Resolvers = {
  Query: {
    greatWins: (_, wish, context) => listGreatWins(context, wish),
    greatWin: (_, { id }, { wps }) => orNull(wps.call('getGreatWin', { params: { id } })),
  },
  GreatWin: { vendorCode },
  OperatorMember: {
    greatWins: ({ id: memberId }, { page, filter }, context) =>
      listGreatWins(context, { page, filter: { ...filter, memberId } }),
  },
  Mutation: {
    reviewGreatWin: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ win: await wps.call('reviewGreatWin', { params: { id }, body }) })),
  },
}
