import { orNull } from '../../../errors.ts'
import type { Resolvers } from '../../../generated/resolvers.ts'
import { listed, pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import { endingOf, endsNothing } from '../ending.ts'
import { termsOf } from '../resolvers.ts'
import { versionOf } from '../versions.ts'

export const contractsOperatorResolvers: Resolvers = {
  Query: {
    operatorContracts: async (_, { filter, order, page }, { wps }) =>
      pageOf(await wps.call('listOperatorContracts', { query: { ...pageQuery(page, order), ...listed(filter) } })),
    operatorContract: (_, { id }, { wps }) => orNull(wps.call('getOperatorContract', { params: { id } })),
    contractTemplates: (_, __, { wps }) => wps.call('listContractTemplates'),
  },
  Mutation: {
    offerContract: (_, { input: { terms, ...rest } }, { wps }) =>
      payload(
        async () => ({
          ...endsNothing,
          ...(await wps.call('offerContract', { body: { ...rest, ...termsOf(terms) } })),
        }),
        endingOf,
      ),
    signContract: (_, { input: { id, ...body } }, { wps }) =>
      payload(
        async () => ({ ...endsNothing, ...(await wps.call('signContract', { params: { id }, body: given(body) })) }),
        endingOf,
      ),
    refuseContract: (_, { input: { id, reason } }, { wps }) =>
      payload(
        async () => ({
          ...endsNothing,
          contract: await wps.call('refuseContract', { params: { id }, body: { reason } }),
        }),
        endsNothing,
      ),
    endContract: (_, { input: { id, reason } }, { wps }) =>
      payload(
        async () => ({
          ...endsNothing,
          contract: await wps.call('endContract', { params: { id }, body: { reason } }),
        }),
        endsNothing,
      ),
    updateContractTemplate: (_, { input: { id, tiers, ...rest } }, { wps }) =>
      payload(async () => ({
        template: await wps.call('updateContractTemplate', {
          params: { id },
          body: { ...given(rest), tiers: [...tiers] },
        }),
      })),
  },
  OperatorContract: {
    current: (contract) => versionOf(contract, contract.version),
    proposed: (contract) => versionOf(contract, contract.proposedVersion),
  },
}
