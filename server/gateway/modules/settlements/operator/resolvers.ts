import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import type { CallValue } from '../../../wps/types.ts'
import { termsOf } from '../../contracts/resolvers.ts'

type EarningRow = CallValue<'listSettlementEarnings'>['content'][number]

/** What a team came to stands flat beside what it was paid for. */
export const settlementEarningOf = ({ measures, ...row }: EarningRow) => ({ ...row, ...measures })

export const settlementsOperatorResolvers: Resolvers = {
  Query: {
    settlements: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listSettlements', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    settlement: (_, { id }, { wps }) => orNull(wps.call('getSettlement', { params: { id } })),
    agentDebts: async (_, { page, filter }, { wps }) => {
      const debts = pageOf(await wps.call('listAgentDebts', { query: { ...pageQuery(page), ...given(filter ?? {}) } }))
      return { ...debts, items: debts.items.map((debt) => ({ ...debt, id: `${debt.memberId}:${debt.currency}` })) }
    },
    agentCosts: async (_, { page, filter: { from, to, ...rest } }, { wps }) => {
      const query = { ...pageQuery(page), from, to, ...given(rest) }
      const costs = pageOf(await wps.call('listAgentCosts', { query }))
      return {
        ...costs,
        items: costs.items.map((cost) => ({ ...cost, id: `${cost.memberId}:${cost.kind}:${cost.currency}` })),
      }
    },
  },
  Settlement: {
    earnings: async ({ id }, { page, filter }, { wps }) => {
      const query = { ...pageQuery(page), ...given(filter ?? {}) }
      const found = pageOf(await wps.call('listSettlementEarnings', { params: { id }, query }))
      return { ...found, items: found.items.map(settlementEarningOf) }
    },
  },
  OperatorLine: {
    tryTerms: ({ id }, { kind, terms }, { wps }) =>
      wps.call('tryLine', { body: { memberId: id, kind, terms: termsOf(terms) } }),
  },
  Mutation: {
    approveSettlement: (_, { input: { id, reason } }, { wps }) =>
      payload(async () => ({ settlement: await wps.call('approveSettlement', { params: { id }, body: { reason } }) })),
    denySettlement: (_, { input: { id, reason } }, { wps }) =>
      payload(async () => ({ settlement: await wps.call('denySettlement', { params: { id }, body: { reason } }) })),
    holdSettlement: (_, { input: { id, reason } }, { wps }) =>
      payload(async () => ({ settlement: await wps.call('holdSettlement', { params: { id }, body: { reason } }) })),
    releaseSettlement: (_, { input: { id, reason } }, { wps }) =>
      payload(async () => ({ settlement: await wps.call('releaseSettlement', { params: { id }, body: { reason } }) })),
    settleAgain: (_, { input: { id, reason } }, { wps }) =>
      payload(() => wps.call('settleAgain', { params: { id }, body: { reason } })),
  },
}
