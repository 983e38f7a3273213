import type { PageRequest } from '../../../http/paging.ts'
import type { OperatorSession } from '../../../http/session.ts'
import { demand, type OperatorsService } from '../../operators/service.ts'
import { findProposals, type ProposalRow } from '../../proposals/service.ts'
import { contractsErrors } from '../errors.ts'
import type { ContractView } from '../repository/views.ts'
import type { Dependencies } from '../service/dependencies.ts'
import { contractsRights } from './policy.ts'
import { type ContractFilter, findContracts } from './repository.ts'

export interface OperatorDependencies extends Dependencies {
  readonly operators: Pick<OperatorsService, 'perform'>
}

type Reads = Pick<OperatorDependencies, 'database' | 'clock'>

/** A contract with what waits for a second operator. */
export interface OperatorView {
  readonly view: ContractView
  readonly proposal: ProposalRow | undefined
}

/** A page of the contracts of the brand in view. */
export async function listContracts(
  dependencies: Reads,
  session: OperatorSession,
  filter: ContractFilter,
  page: PageRequest,
): Promise<{ contracts: OperatorView[]; total: bigint }> {
  demand(session, contractsRights['contracts.read'])
  const { query } = dependencies.database
  const { merchantId } = session
  const { views, total } = await findContracts(query, merchantId, filter, page)
  const ids = views.map(({ id }) => id)
  const proposals = await findProposals(query, [merchantId], 'contractSigning', ids, dependencies.clock.now())
  const proposalOf = ({ id }: ContractView) => proposals.find(({ subject_id }) => subject_id === id)
  return { contracts: views.map((view) => ({ view, proposal: proposalOf(view) })), total }
}

/** Throws CONTRACT_NOT_FOUND, also for another brand's. */
export async function findContract(dependencies: Reads, session: OperatorSession, id: string): Promise<OperatorView> {
  const { contracts } = await listContracts(dependencies, session, { ids: [id] }, { pageSize: 1 })
  const [contract] = contracts
  if (contract === undefined) throw contractsErrors.CONTRACT_NOT_FOUND()
  return contract
}
