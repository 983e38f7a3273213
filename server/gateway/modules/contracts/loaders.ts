import DataLoader from 'dataloader'
import type { GatewayContext } from '../../context.ts'
import type { ContractSource } from '../../sources.ts'
import { createByIdsLoader, mostIds } from '../../wps/loaders.ts'

export interface ContractLoaders {
  /** A contract of the caller, or null. */
  readonly byId: (id: string) => Promise<ContractSource | null>
  /** Open contracts that the caller pays to a member. */
  readonly given: (payeeId: string) => Promise<readonly ContractSource[]>
  readonly forget: () => void
}

/** What rows of a team have beside them: one call of the platform for all rows that ask in one tick. */
export function createContractLoaders(context: () => Pick<GatewayContext, 'wps'>): ContractLoaders {
  const given = new DataLoader<string, readonly ContractSource[]>(
    async (ids) => {
      const contracts = await context().wps.call('listGivenContracts', { query: { ids: ids.join(',') } })
      return ids.map((id) => contracts.filter(({ payeeId }) => payeeId === id))
    },
    { maxBatchSize: mostIds },
  )
  const contracts = createByIdsLoader<ContractSource>({
    read: async (ids) => (await context().wps.call('listContracts', { query: { ids } })).content,
    keyOf: ({ id }) => id,
  })
  return {
    byId: (id) => contracts.load(id),
    given: (payeeId) => given.load(payeeId),
    forget() {
      contracts.clearAll()
      given.clearAll()
    },
  }
}
