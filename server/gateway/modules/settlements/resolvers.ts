import type { Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given } from '../../user-errors.ts'

const windowOf = ({ from, until }: { from: string; until: string }) => ({ from, until })

export const settlementsResolvers: Resolvers = {
  Query: {
    earnings: async (_, { filter, page }, { wps }) => {
      const { kind, span } = given(filter ?? {})
      const query = { ...pageQuery(page), ...(kind && { kind }), ...span }
      const listed = await wps.call('listEarnings', { query })
      return { ...pageOf(listed), totals: listed.totals }
    },
    earning: (_, { id }, { earnings }) => earnings.byId(id),
    forecasts: (_, __, { wps }) => wps.call('listForecasts'),
    income: (_, { span }, { wps }) => wps.call('readIncome', { query: span }),
    payKinds: (_, __, { wps }) => wps.call('listPayKinds'),
    tryContract: (_, { input: { terms, ...rest } }, { wps }) =>
      wps.call('tryContract', { body: { ...given(rest), ...(terms && { terms: given(terms) }) } }),
  },
  Earning: {
    window: windowOf,
    contract: ({ contractId }, _, { contracts }) => contracts.byId(contractId),
    downlinesAmount: ({ downlines }) => downlines,
    pick: async ({ id }, _, { earnings }) => (await earnings.explanation(id)).pick,
    tiers: async ({ id }, _, { earnings }) => (await earnings.explanation(id)).tiers,
    next: async ({ id }, _, { earnings }) => (await earnings.explanation(id)).next,
    lossParts: async ({ id }, _, { earnings }) => (await earnings.explanation(id)).lossParts,
    revisions: async ({ id }, _, { earnings }) => (await earnings.explanation(id)).revisions,
    movements: async ({ id }, _, { earnings }) => (await earnings.explanation(id)).movements,
    downlines: async ({ id }, { page }, { wps }) =>
      pageOf(await wps.call('listDownlineShares', { params: { id }, query: pageQuery(page) })),
    parts: async ({ id }, { memberId, page }, { wps }) =>
      pageOf(
        await wps.call('listEarningParts', {
          params: { id },
          query: { ...pageQuery(page), ...(memberId && { memberId }) },
        }),
      ),
    bets: async ({ id }, { memberId, page }, { wps }) =>
      pageOf(await wps.call('listEarningBets', { params: { id }, query: { ...pageQuery(page), memberId } })),
  },
  EarningForecast: {
    window: windowOf,
    contract: ({ contractId }, _, { contracts }) => contracts.byId(contractId),
    downlinesAmount: ({ downlines }) => downlines,
  },
  DownlineShare: {
    member: ({ memberId }, _, { team }) => team.byId(memberId),
  },
  TeamPart: {
    member: ({ memberId }, _, { team }) => team.byId(memberId),
  },
  TriedWindow: {
    window: windowOf,
  },
}
