import type { ContractPartsFragment } from '../../../kits/contracts/contracts.generated.ts'
import { useContractsQuery } from './contracts.generated.ts'

/** The contracts in force that the agent is paid by, one of a kind at most: what he proposes to downlines rests on them. */
export function useOwnContracts(): readonly ContractPartsFragment[] {
  const { data } = useContractsQuery({
    variables: { filter: { party: 'PAYEE', isOpen: true }, page: { pageSize: 20 } },
  })
  return data?.contracts.items.filter(({ current }) => current !== null) ?? []
}
