import { type Kysely, sql } from 'kysely'
import { inSpan, type TimeSpan } from '../../../db/search.ts'
import type { Tables } from '../../../db/tables.ts'
import type { ContractKind } from '../pay/terms.ts'
import { type ContractState, OPEN_STATES, type Party } from '../states.ts'
import type { ContractRow } from './contracts.ts'

type Query = Kysely<Tables>

interface Owner {
  readonly merchantId: string
  readonly memberId: string
}

/** Terms as they were proposed; moments in ISO 8601. */
interface WrittenVersion {
  readonly version: number
  readonly tiers: unknown
  readonly pick: string
  readonly carry: string
  readonly proposedBy: string
  readonly proposedAt: string
  readonly validFrom: string | null
}

interface WrittenStep {
  readonly deed: string
  readonly actor: string
  readonly actorName: string
  readonly version: number | null
  readonly causeId: string | null
  readonly at: string
}

/** A contract with its terms and its life so far, as its two parties read it. */
export interface ContractView extends ContractRow {
  readonly payer_account: string | null
  readonly payee_account: string
  readonly versions: readonly WrittenVersion[]
  readonly steps: readonly WrittenStep[]
}

/** What a list is asked for. */
export interface Wanted extends TimeSpan {
  readonly ids?: readonly string[] | undefined
  /** Those that one of these is paid by. */
  readonly payeeIds?: readonly string[] | undefined
  /** Those that are not over. */
  readonly isOpen?: boolean | undefined
  /** Those that wait for the member's own answer (true), or all others (false). */
  readonly awaitsOwnAnswer?: boolean | undefined
  readonly kind?: ContractKind | undefined
  readonly state?: ContractState | undefined
  /** Which side of it the member is. */
  readonly party?: Party | undefined
}

const ofContract = sql`merchant_id = contracts.merchant_id and contract_id = contracts.id`

/** What hangs on a contract, the last of each, read by the statement that reads it. */
const parts = [
  sql<
    readonly WrittenVersion[]
  >`(select json_agg(json_build_object('version', version, 'tiers', tiers, 'pick', pick, 'carry', carry,
      'proposedBy', proposed_by, 'proposedAt', proposed_at, 'validFrom', valid_from) order by version)
    from (select * from contract_versions where ${ofContract} order by version desc limit 100) last)`.as('versions'),
  sql<readonly WrittenStep[]>`(select json_agg(json_build_object('deed', deed, 'actor', actor, 'actorName', actor_name,
      'version', version, 'causeId', cause_id, 'at', at) order by position)
    from (select * from contract_steps where ${ofContract} order by position desc limit 300) last)`.as('steps'),
] as const

export const ofBrand = (query: Query, merchantId: string) =>
  query.selectFrom('contracts').where('contracts.merchant_id', '=', merchantId)

/** Whether a contract waits for this member's answer. Where nobody's is waited for, it is unknown whose: that is no. */
const awaitsAnswerOf = ({ memberId }: Owner) =>
  sql<boolean>`coalesce(contracts.awaits = case contracts.payee_id when ${memberId}::uuid then 'PAYEE' else 'PAYER' end
    and ${memberId}::uuid in (contracts.payee_id, contracts.payer_id), false)`

/** Contracts that a member is a party of: to everybody else there are none. */
function ofMember(
  query: Query,
  { merchantId, memberId }: Owner,
  { ids, payeeIds, isOpen, awaitsOwnAnswer, kind, state, party, ...span }: Wanted,
) {
  let wanted = ofBrand(query, merchantId).where((any) =>
    any.or([
      ...(party === 'PAYER' ? [] : [any('contracts.payee_id', '=', memberId)]),
      ...(party === 'PAYEE' ? [] : [any('contracts.payer_id', '=', memberId)]),
    ]),
  )
  wanted = inSpan(wanted, 'contracts.created_at', span)
  if (payeeIds !== undefined) wanted = wanted.where('contracts.payee_id', 'in', payeeIds)
  if (isOpen !== undefined) wanted = wanted.where('contracts.state', isOpen ? 'in' : 'not in', OPEN_STATES)
  if (awaitsOwnAnswer !== undefined)
    wanted = wanted.where(awaitsAnswerOf({ merchantId, memberId }), '=', awaitsOwnAnswer)
  if (ids !== undefined) wanted = wanted.where('contracts.id', 'in', ids)
  if (kind !== undefined) wanted = wanted.where('contracts.kind', '=', kind)
  if (state !== undefined) wanted = wanted.where('contracts.state', '=', state)
  return wanted
}

/** Contracts with who they are between and what hangs on them. */
export const withParts = (wanted: ReturnType<typeof ofBrand>) =>
  wanted
    .innerJoin('members as payee', (join) =>
      join.onRef('payee.merchant_id', '=', 'contracts.merchant_id').onRef('payee.id', '=', 'contracts.payee_id'),
    )
    .leftJoin('members as payer', (join) =>
      join.onRef('payer.merchant_id', '=', 'contracts.merchant_id').onRef('payer.id', '=', 'contracts.payer_id'),
    )
    .selectAll('contracts')
    .select(['payee.account as payee_account', 'payer.account as payer_account'])
    .select(parts)

/** A page of a member's contracts: what waits for his answer stands first, then the newest. */
export async function findViews(
  query: Query,
  member: Owner,
  wanted: Wanted,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ views: ContractView[]; total: bigint }> {
  const select = ofMember(query, member, wanted)
  const views = await withParts(select)
    .orderBy(awaitsAnswerOf(member), 'desc')
    .orderBy('contracts.created_at', 'desc')
    .orderBy('contracts.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await select.select((count) => count.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow()
  return { views, total }
}

/** What is open of the contracts that a member is paid by. */
export const findOpenOfPayee = (query: Query, { merchantId, memberId }: Owner) =>
  query
    .selectFrom('contracts')
    .select(['kind', 'state', 'awaits', 'proposed_version'])
    .where('merchant_id', '=', merchantId)
    .where('payee_id', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .execute()
