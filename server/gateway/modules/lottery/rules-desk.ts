import { orNull } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'

/** What operators decide about lotteries and their rules. */
export const lotteryRulesDeskResolvers: Resolvers = {
  Query: {
    operatorLotteries: (_, __, { wps }) => wps.call('listOperatorLotteries'),
    operatorLottery: (_, { id }, { wps }) => orNull(wps.call('getOperatorLottery', { params: { id } })),
    previewLotteryRules: (_, { input: { id, ...body } }, { wps }) =>
      wps.call('previewLotteryRules', { params: { id }, body }),
  },
  Mutation: {
    saveLotteryRules: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ detail: await wps.call('saveLotteryRules', { params: { id }, body }) })),
    updateLottery: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ detail: await wps.call('updateLottery', { params: { id }, body: given(body) }) })),
  },
}
