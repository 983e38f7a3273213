import type { ContractInForce } from '../contracts/service.ts'
import { type ComputedEarning, computeWindow, type WindowFacts } from './computing.ts'

/**
 * What somebody's contract comes to in a window, worked out from his own and those of his direct downlines alone, as if nobody were above
 * him: what happens above never changes what he gets, unless it stops all of it. For looking ahead; what is paid is worked out whole.
 */
export function computeAlone(payeeId: string, facts: WindowFacts): ComputedEarning | undefined {
  const contracts = facts.contracts.map((contract) => (contract.payeeId === payeeId ? asTop(contract) : contract))
  const uplines = new Map([...facts.uplines].filter(([memberId]) => memberId !== payeeId))
  return computeWindow({ ...facts, contracts, uplines }).find(({ contract }) => contract.payeeId === payeeId)
}

const asTop = (contract: ContractInForce): ContractInForce => ({ ...contract, payerId: null })
