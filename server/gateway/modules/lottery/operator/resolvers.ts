import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import { gameId, vendorCode } from '../../games/names.ts'
import { lotteryCode, lotteryName } from '../names.ts'

/** Lotteries and their rules for operators, and their draws: results entered, and corrections with four eyes. */
export const lotteryOperatorResolvers: Resolvers = {
  Query: {
    operatorLotteries: (_, __, { wps }) => wps.call('listOperatorLotteries'),
    operatorLottery: (_, { id }, { wps }) => orNull(wps.call('getOperatorLottery', { params: { id } })),
    previewLotteryRules: (_, { input: { id, ...body } }, { wps }) =>
      wps.call('previewLotteryRules', { params: { id }, body }),
    operatorDraws: async (_, { filter, order, page }, { wps }) => {
      const { lotteryCode: gameCode, ...rest } = listed(filter)
      const query = { ...pageQuery(page, order), ...rest, ...(gameCode !== undefined && { gameCode }) }
      return pageOf(await wps.call('listOperatorDraws', { query }))
    },
    operatorDraw: (_, { id }, { wps }) => orNull(wps.call('getOperatorDraw', { params: { id } })),
    previewDrawCorrection: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({
        preview: await wps.call('previewDrawCorrection', { params: { id }, body: given(body) }),
      })),
    drawCorrections: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listDrawCorrections', { query: { ...pageQuery(page), ...listed(filter) } })),
  },
  OperatorLottery: { gameId, vendorCode },
  OperatorDraw: { lotteryCode, lotteryName },
  DrawCorrection: { lotteryCode },
  Mutation: {
    saveLotteryRules: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ detail: await wps.call('saveLotteryRules', { params: { id }, body }) })),
    updateLottery: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ detail: await wps.call('updateLottery', { params: { id }, body: given(body) }) })),
    enterDrawResult: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ detail: await wps.call('enterDrawResult', { params: { id }, body }) })),
    requestDrawCorrection: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({
        correction: await wps.call('requestDrawCorrection', { params: { id }, body: given(body) }),
      })),
    decideDrawCorrection: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ correction: await wps.call('decideDrawCorrection', { params: { id }, body }) })),
  },
}
