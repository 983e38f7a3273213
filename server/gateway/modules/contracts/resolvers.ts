import type { GatewayContext } from '../../context.ts'
import { orNull } from '../../errors.ts'
import type { ContractKind, ContractTermsInput, Resolvers } from '../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../paging.ts'
import { given, payload } from '../../user-errors.ts'
import { endingOf, endsNothing } from './ending.ts'
import { versionOf } from './versions.ts'

type Wps = GatewayContext['wps']

/** Each kind has a relay call of its own (section 7). */
const relays = {
  DIVIDEND: 'processDividend',
  DAILY_SALARY: 'processDailySalary',
  HOURLY_SALARY: 'processHourlySalary',
  REALTIME_SALARY: 'processRealtimeSalary',
} as const satisfies Readonly<Record<ContractKind, string>>

/** Terms in the platform's words. */
export const termsOf = ({ tiers, ...rest }: ContractTermsInput) => ({ ...given(rest), tiers: [...tiers] })

const decided = (work: () => Promise<{ contract: Awaited<ReturnType<typeof process>> }>) =>
  payload(async () => ({ ...endsNothing, ...(await work()) }), endingOf)

/** Carries a deed out by the call of the contract's kind. */
async function process(
  wps: Wps,
  id: string,
  deed: { action: 'ACCEPT' | 'REJECT' | 'TERMINATE'; version?: number; confirmed?: boolean },
) {
  const { kind } = await wps.call('getContract', { params: { id } })
  return wps.call(relays[kind], { body: { ...deed, contractId: id } })
}

export const contractsResolvers: Resolvers = {
  Query: {
    contracts: async (_, { filter, page }, { wps }) =>
      pageOf(await wps.call('listContracts', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    contract: (_, { id }, { wps }) => orNull(wps.call('getContract', { params: { id } })),
    contractStandings: (_, __, { wps }) => wps.call('getConsolidated'),
  },
  ContractStandings: {
    dividend: ({ divtypereq }) => divtypereq,
    dailySalary: ({ dailysalreqtype }) => dailysalreqtype,
    hourlySalary: ({ contracthoursalreq }) => contracthoursalreq,
    realtimeSalary: ({ realtimesalreqtype }) => realtimesalreqtype,
  },
  Mutation: {
    proposeContract: (_, { input: { terms, ...rest } }, { wps }) =>
      decided(async () => ({ contract: await wps.call('proposeContract', { body: { ...rest, ...termsOf(terms) } }) })),
    requestContract: (_, { input: { kind, terms } }, { wps }) =>
      decided(async () => ({
        contract: await wps.call(relays[kind], {
          body: { action: 'REQUEST', ...(terms ? { terms: termsOf(terms) } : {}) },
        }),
      })),
    acceptContract: (_, { input: { id, ...rest } }, { wps }) =>
      decided(async () => ({ contract: await process(wps, id, { action: 'ACCEPT', ...given(rest) }) })),
    rejectContract: (_, { input: { id } }, { wps }) =>
      decided(async () => ({ contract: await process(wps, id, { action: 'REJECT' }) })),
    terminateContract: (_, { input: { id } }, { wps }) =>
      decided(async () => ({ contract: await process(wps, id, { action: 'TERMINATE' }) })),
  },
  Contract: {
    payee: ({ party, payeeId }, _, { team }) => (party === 'PAYER' ? team.byId(payeeId) : null),
    awaitsOwnAnswer: ({ awaits, party }) => awaits === party,
    current: (contract) => versionOf(contract, contract.version),
    proposed: (contract) => versionOf(contract, contract.proposedVersion),
  },
  TeamMember: {
    contracts: async ({ id }, _, { contracts }) => [...(await contracts.given(id))],
  },
}
