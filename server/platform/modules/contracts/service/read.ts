import type { MemberSession } from '../../../http/session.ts'
import { isTrial } from '../../../lib/account-types.ts'
import { contractsErrors } from '../errors.ts'
import { CONTRACT_KINDS, type ContractKind } from '../pay/terms.ts'
import { type ContractView, findOpenOfPayee, findViews, type Wanted } from '../repository/views.ts'
import type { Standing } from '../states.ts'
import type { Dependencies } from './dependencies.ts'

type Owner = Pick<MemberSession, 'merchantId' | 'memberId'>

/** Throws CONTRACT_NOT_FOUND, also for somebody else's. */
export async function find(
  { database }: Pick<Dependencies, 'database'>,
  member: Owner,
  id: string,
): Promise<ContractView> {
  const { views } = await findViews(database.query, member, { ids: [id] }, { limit: 1, offset: 0 })
  const [view] = views
  if (view === undefined) throw contractsErrors.CONTRACT_NOT_FOUND()
  return view
}

/** A page of the contracts that a member is paid by or pays, the newest first. */
export const list = (
  { database }: Pick<Dependencies, 'database'>,
  member: Owner,
  wanted: Wanted,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ views: ContractView[]; total: bigint }> => findViews(database.query, member, wanted, page)

/** Open contracts that a member pays to others, one of a kind at most for each of them. */
export async function listGiven(
  { database }: Pick<Dependencies, 'database'>,
  member: Owner,
  payeeIds: readonly string[],
): Promise<ContractView[]> {
  const wanted = { payeeIds, isOpen: true, party: 'PAYER' } as const
  const { views } = await findViews(database.query, member, wanted, {
    limit: payeeIds.length * CONTRACT_KINDS.length,
    offset: 0,
  })
  return views
}

/** How it stands with each kind; null for trial players, and where the brand has no contracts (AGENTPOLICY3). */
export async function standings(
  { database, sites }: Pick<Dependencies, 'database' | 'sites'>,
  session: MemberSession,
): Promise<Readonly<Record<ContractKind, Standing | null>>> {
  const hasContracts = !isTrial(session) && (await sites.isOn(session.merchantId, 'AGENTPOLICY3'))
  const open = hasContracts ? await findOpenOfPayee(database.query, session) : []
  const standingOf = (kind: ContractKind): Standing | null => {
    if (!hasContracts) return null
    const ofKind = open.filter((contract) => contract.kind === kind)
    // What is paid by comes before what only might be.
    const contract = ofKind.find(({ state }) => state !== 'REQUESTED') ?? ofKind[0]
    if (contract === undefined) return 'NONE'
    if (contract.state === 'ACTIVE' && contract.proposed_version !== null) return 'CHANGE_REQUESTED'
    return contract.state as Standing
  }
  return Object.fromEntries(CONTRACT_KINDS.map((kind) => [kind, standingOf(kind)])) as Record<
    ContractKind,
    Standing | null
  >
}
