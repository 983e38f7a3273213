import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'

interface LimitsInput {
  readonly leastCount?: number | null | undefined
  readonly hours?: number | null | undefined
  readonly percent?: number | null | undefined
  readonly amount?: string | null | undefined
}

/** The platform wants every limit said, also that there is none. */
const limitsOf = ({ leastCount, hours, percent, amount }: LimitsInput) => ({
  leastCount: leastCount ?? null,
  hours: hours ?? null,
  percent: percent ?? null,
  amount: amount ?? null,
})

export const riskOperatorResolvers: Resolvers = {
  Query: {
    riskCases: async (_, { filter, page }, { wps }) =>
      pageOf(await wps.call('listRiskCases', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    riskCase: (_, { id }, { wps }) => orNull(wps.call('getRiskCase', { params: { id } })),
    riskSignals: async (_, { filter, page }, { wps }) =>
      pageOf(await wps.call('listRiskSignals', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    riskRules: (_, _none, { wps }) => wps.call('listRiskRules', {}),
  },
  Mutation: {
    openRiskCase: (_, { input }, { wps }) =>
      payload(async () => ({ riskCase: await wps.call('openRiskCase', { body: input }) })),
    takeRiskCase: (_, { id }, { wps }) =>
      payload(async () => ({ riskCase: await wps.call('takeRiskCase', { params: { id }, body: {} }) })),
    putBackRiskCase: (_, { id }, { wps }) =>
      payload(async () => ({ riskCase: await wps.call('putBackRiskCase', { params: { id }, body: {} }) })),
    holdRiskCase: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ riskCase: await wps.call('holdRiskCase', { params: { id }, body }) })),
    noteRiskCase: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ riskCase: await wps.call('noteRiskCase', { params: { id }, body }) })),
    closeRiskCase: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ riskCase: await wps.call('closeRiskCase', { params: { id }, body }) })),
    updateRiskRule: (_, { input }, { wps }) =>
      payload(async () => {
        const { kind, isOn, follows, reason } = input
        const body = { isOn, follows, reason, ...limitsOf(input) }
        return { riskRule: await wps.call('updateRiskRule', { params: { kind }, body }) }
      }),
    tryRiskRule: (_, { input }, { wps }) =>
      payload(async () => ({
        trial: await wps.call('tryRiskRule', { params: { kind: input.kind }, body: limitsOf(input) }),
      })),
  },
}
